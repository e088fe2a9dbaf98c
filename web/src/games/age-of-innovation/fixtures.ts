// The printed facts to test with: those of the default options, as the server sends them.

import printed from '../../generated/age-of-innovation-components.json'
import type { Components } from './types'

export const facts = printed as unknown as Components

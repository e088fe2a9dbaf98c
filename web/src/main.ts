import { mount } from 'svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/controls.css'
import App from './App.svelte'
import { router } from './router.svelte'
import { settings } from './stores/settings.svelte'
import { browserLanguage, words } from './text/words.svelte'

settings.load(browserLanguage())
// If the server does not answer, the app asks again and says so.
await words.use(settings.current.language).catch(() => undefined)
router.start()
const target = document.getElementById('app')
if (target) mount(App, { target })

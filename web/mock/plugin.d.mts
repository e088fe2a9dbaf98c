import type { Plugin } from 'vite'

export function mock(): Plugin

// What the build draws; see art/plugin.mjs.

declare module '*.json?pictures' {
  const paths: Record<string, string>
  export default paths
}

declare module '*.json?world' {
  const world: {
    width: number
    height: number
    regions: Record<string, string>
    graticule: string
    at: Record<string, [number, number]>
  }
  export default world
}

declare module '*.json?globe' {
  const globe: { radius: number; regions: Record<string, string>; graticule: string }
  export default globe
}

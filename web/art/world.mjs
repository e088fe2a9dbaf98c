// Coastlines of groups of countries (Natural Earth, public domain, 1:110m), as paths of a flat map and of a globe.

import { createRequire } from 'node:module'
import { geoGraticule, geoNaturalEarth1, geoOrthographic, geoPath } from 'd3-geo'
import { merge } from 'topojson-client'

const atlas = createRequire(import.meta.url)('world-atlas/countries-110m.json')
const { geometries } = atlas.objects.countries

// The map shows neither the far south nor islands that would be specks.
const FRAME = { type: 'MultiPoint', coordinates: [[-168, 0], [190, 0], [0, -55], [0, 82]] } // prettier-ignore
const SPECK = 5
const REST = '*'
const WIDTH = 1000
const HEIGHT = 470
const MARGIN = 9

const FLAT = geoNaturalEarth1().rotate([-11, 0])
FLAT.fitExtent([[MARGIN, MARGIN], [WIDTH - MARGIN, HEIGHT - MARGIN]], FRAME) // prettier-ignore

function land(countries) {
  const merged = merge(
    atlas,
    geometries.filter(({ properties }) => countries.includes(properties.name)),
  )
  const path = geoPath(FLAT)
  const seen = (part) => path.area({ type: 'Polygon', coordinates: part }) > SPECK
  return { ...merged, coordinates: merged.coordinates.filter(seen) }
}

function shapes({ regions, left_out }, path) {
  const named = new Set([...Object.values(regions).flat(), ...left_out])
  const known = geometries.map(({ properties }) => properties.name)
  const unknown = [...named].filter((name) => name !== REST && !known.includes(name))
  if (unknown.length > 0) throw new Error(`world-atlas has no ${unknown.join(', ')}`)
  const others = known.filter((name) => !named.has(name))
  const shape = (names) => path(land(names === REST ? others : names)) ?? ''
  return Object.fromEntries(Object.entries(regions).map(([region, names]) => [region, shape(names)]))
}

/** `regions`: names of countries by region, `*` for all the others; `at`: a longitude and latitude by region. */
export function world(file) {
  // Nobody sees parts of a thousandth of the map, and every table would load them.
  const path = geoPath(FLAT).digits(0)
  const lines = geoGraticule().precision(15).step([30, 20]).extent([[-179.9, -75], [179.9, 85]]) // prettier-ignore
  return {
    width: WIDTH,
    height: HEIGHT,
    regions: shapes(file, path),
    graticule: path(lines()),
    at: Object.fromEntries(Object.entries(file.at).map(([region, place]) => [region, FLAT(place).map(Math.round)])),
  }
}

/** The same regions on a globe around 0, 0. */
export function globe(file) {
  const { turned, radius } = file.globe
  const round = geoOrthographic().rotate(turned).scale(radius).translate([0, 0]).clipAngle(90)
  const lines = geoGraticule().precision(12).step([30, 30])
  const path = geoPath(round).digits(1)
  return { radius, regions: shapes(file, path), graticule: path(lines()) }
}

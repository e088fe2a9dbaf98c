// Our own icons, drawn on a field of 24 by 24. Each is one filled shape with an outline of its own, so that it works
// in one color and can be told from the others without any: a battlement, three points, a slanted leaf, a round bulb,
// a stepped roof, a dial; and the hexagon that stands for the card image.

import { CROWN } from '../../icons/shapes'

export const SHAPES = {
  castle: 'M3 3h4v3h3V3h4v3h3V3h4v7l-2 2v9h-5v-4a2 2 0 0 0-4 0v4H5v-9l-2-2z',
  crown: CROWN,
  leaf: 'M21.5 2.5c.8 9.5-2.2 17-10.2 17-2.3 0-4-.7-5.3-1.7L4 21.5l-1.7-1.1 2.3-4C3.6 7.5 10 3.5 21.5 2.5zM7.4 15.2l.9.7C11 12 14 9.3 17.4 7.3 13.4 8.7 9.9 11.3 7.4 15.2z',
  lightbulb:
    'M12 1.5a7.5 7.5 0 0 1 4.3 13.6c-.8.6-1.3 1.4-1.3 2.4v.5H9v-.5c0-1-.5-1.8-1.3-2.4A7.5 7.5 0 0 1 12 1.5zM9 19.3h6v1.5L13.7 22.5h-3.4L9 20.8z',
  factory: 'M2 21.5V11l5.5-4v4L13 7v4h2.5L16.4 2h3.7l.9 9h1v10.5zM5.5 14.5v3h3v-3zm5 0v3h3v-3zm5 0v3h3v-3z',
  clock: 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zM10.8 5.5v7.2l5 3.4 1.3-2-3.9-2.7V5.5z',
  hex: 'M12 1.5l9.1 5.25v10.5L12 22.5l-9.1-5.25V6.75z',
} as const

// Shapes of the pages, drawn on a field of 24 by 24 and filled, so that they work in one color. Those of a game are in
// its folder.

export const CROWN = 'M2 6.5l5 4.5 5-8 5 8 5-4.5-2.2 10.5H4.2zM4.3 18.5h15.4V21.5H4.3z'

/** Who drew the icons on cards and tiles, as NOTICE.md names them; their license asks for it. */
export const ICON_AUTHORS = [
  'Delapouite',
  'Lorc',
  'Caro Asercion',
  'Skoll',
  'Cathelineau',
  'Lord Berandas',
  'Quoting',
  'Sbed',
  'HeavenlyDog',
  'Lucas',
  'Pierre Leducq',
  'Willdabeast',
  'Carl Olsen',
  'DarkZaitzev',
  'Sparker',
  'Zajkonur',
] as const

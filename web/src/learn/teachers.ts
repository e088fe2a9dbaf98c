// Who teaches what. A teacher has a face and a trade; bots have other faces.

import { manifestOf } from '../games'

export type TeacherName = 'idris' | 'tilda' | 'carla'

export const teacherOf = (game: string): TeacherName => manifestOf(game).teaching?.teacher ?? 'idris'
/** What a teacher is called. */
export const nameOf = (teacher: TeacherName): string => teacher.charAt(0).toUpperCase() + teacher.slice(1)
/** The table on which the teacher's words lie. */
export const groundOf = (game: string): string => manifestOf(game).teaching?.ground ?? 'light-dark(#6f7f77, #17211f)'

type Look = { ground: string; coat: string; skin: string; hair: string; hairColor: string }

/** Around a head at 40, 37 on a field of 80 by 80. */
export const LOOKS: Readonly<Record<TeacherName, Look>> = {
  idris: {
    ground: '#ead9f2',
    coat: '#4a2a5c',
    skin: '#c58b5e',
    hair: 'M26 46q0 18 14 18t14-18q-3 7-8 6-6-3-12 0-5 1-8-6z',
    hairColor: '#3a2a20',
  },
  tilda: {
    ground: '#cfe6dd',
    coat: '#135b58',
    skin: '#e9b98c',
    hair: 'M22 46C17 22 27 14 40 14s23 8 18 32c-3-4-3-10-4-16-8 1-18-1-22-5-2 7-5 12-6 16z',
    hairColor: '#8a4a1c',
  },
  carla: {
    ground: '#f6dcc4',
    coat: '#8a2a1c',
    skin: '#8a5a3a',
    hair: 'M20 44C13 20 26 10 40 10s27 10 20 34q-2-14-7-19-13 3-26 0-5 5-7 19z',
    hairColor: '#1c1512',
  },
}

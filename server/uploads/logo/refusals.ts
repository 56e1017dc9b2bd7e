/** Why a logo is refused: the sentence that is read by the person who sent it. */
export class RefusedLogo extends Error {
  override name = 'RefusedLogo';
}

const REDRAW = 'A logo here is drawn in one color';

export const SENTENCES = {
  EMPTY: 'This file is empty. Choose another one.',
  TOO_LARGE: 'This file is larger than 100 KB. Export the logo without pictures, fonts and hidden layers.',
  NOT_SVG: 'This is not an SVG file that can be read. Export the logo as plain SVG and send that.',
  ENTITIES: 'This file defines entities of its own, which can make a small file endless. Export the logo as plain SVG.',
  PROGRAM: 'This file contains a program. Export the logo as plain SVG, without scripts and without actions for clicks or for loading.',
  FOREIGN: 'This file contains a part of a web page. Export the logo as plain SVG with shapes only.',
  MOVES: 'This file contains an animation. Export the logo as it looks when it stands still.',
  OUTSIDE: 'This file refers to another file or address. Export the logo as one file that needs nothing else.',
  PICTURE: 'This file contains a picture made of pixels. A logo consists of shapes: send the drawing that the picture was made from.',
  WORDS: 'This file contains words set in a font. Convert them to outlines, or leave them out: the name stands beside the logo.',
  COPIES: 'This file repeats shapes by reference. Expand them to shapes and export the logo again.',
  SHADES: `This file has gradients, patterns, masks or filters. ${REDRAW}: send a version without them.`,
  COLORS: `This file has more than one color. ${REDRAW}: send the version in one color, with holes where the ground shows.`,
  SEE_THROUGH: `This file has shapes that are partly see-through. ${REDRAW}: send a version without them.`,
  LINES: 'This file has lines with a width. Convert strokes to outlines and export the logo again.',
  CUT: 'This file cuts shapes with a clipping path. Unite the shapes and export the logo again.',
  UNITS: 'This file measures shapes in units other than pixels. Export the logo with plain numbers.',
  WIDE: 'This logo is more than three times as wide as high, or as high as wide. It stands in a square beside the name: send the sign alone.',
  NOTHING: 'Nothing is drawn in this file. Choose another one.',
  TOO_DETAILED: 'This logo has too many points. Simplify its paths and export it again.',
} as const;

/** Throws the sentence. */
export function refuse(why: keyof typeof SENTENCES): never {
  throw new RefusedLogo(SENTENCES[why]);
}

/** The files that every lender's pages share: a lender that is named in them is named at all the others. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Surface } from '../search.ts';

/** How code names the product's own packages and parts; a lender's name is written with a capital. */
const OWN_PARTS = /@hearthline\/|(["'`])(?:x-)?hearthline(?:-\w+)?\1/g;
const TEXTS = /\.(js|css|svg|html|json|txt|webmanifest|xml)$/;

export function* sharedFiles(folder: string): Generator<Surface> {
  if (!existsSync(folder)) throw new Error(`${folder} is not built`);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
    if (TEXTS.test(file))
      yield { orgCode: '', name: `file ${file}`, text: readFileSync(join(folder, file), 'utf8').replaceAll(OWN_PARTS, '') };
}

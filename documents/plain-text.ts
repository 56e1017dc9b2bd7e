import type { Lender } from '@hearthline/orgs/schema.ts';
import type { DocumentData, DocumentKind } from './templates/document-data.ts';
import type { Block } from './pdf/blocks.ts';
import { documentContentOf } from './render.ts';

const plain = (words: string): string => words.replaceAll('**', '');

function blockText(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return [plain(block.text)];
    case 'list':
      return [block.items.map((item, i) => `${block.numbered ? `${i + 1}.` : '•'} ${plain(item)}`).join('\n')];
    case 'facts':
      return [block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')];
    case 'figures':
      return [block.items.map(({ label, value, note }) => `${label}: ${value}${note === undefined ? '' : ` (${note})`}`).join('\n')];
    case 'table':
      return [
        [
          block.caption,
          ...block.rows.map((cells) => cells.map((cell, i) => (i === 0 ? cell : `${block.head[i] ?? ''}: ${cell}`)).join('. ')),
        ].join('\n'),
      ];
    case 'box':
    case 'together':
      return block.blocks.flatMap(blockText);
    case 'address':
      return [block.lines.join('\n')];
    case 'signatures':
      return [block.lines.map(({ name, capacity }) => `${name}, ${capacity}`).join('\n')];
    case 'initials':
      return block.lines.map(({ name }) => `Initials of ${name}`);
    case 'fields':
      return [block.labels.map((label) => `${label}: ______`).join('   ')];
  }
}

/**
 * The plain-text version of a document, one tap away from the PDF (design §7): the same words in the same order, paragraphs separated by an
 * empty line. Without the title, which is shown above it.
 */
export function plainText<K extends DocumentKind>(kind: K, data: DocumentData[K], lender: Lender): string {
  const { meta, blocks } = documentContentOf(kind, data, lender);
  return [`${lender.legalName}, NMLS ${lender.nmls}`, ...meta, ...blocks.flatMap(blockText)].join('\n\n');
}

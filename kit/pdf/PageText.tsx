import { keyedByIndex } from '../styles/keyed-by-index.ts';
import type { JSX } from 'react';
import type { Block } from './page-text.ts';
import classes from './Pdf.module.css';

/** A document's own headings begin below the page's title and the document's. */
const HEADINGS = ['h3', 'h4', 'h5', 'h6'] as const;

function BlockText({ block }: { block: Block }): JSX.Element {
  switch (block.kind) {
    case 'heading': {
      const Heading = HEADINGS[block.level - 1] ?? 'h6';
      return <Heading>{block.text}</Heading>;
    }
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul>
          {keyedByIndex(block.items).map(({ key, row }) => (
            <li key={key}>{row}</li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <table>
          <tbody>
            {keyedByIndex(block.rows).map(({ key, row }) => (
              <tr key={key}>
                {keyedByIndex(row).map(({ key: cellKey, row: cell }) => {
                  const Cell = cell.isHead ? 'th' : 'td';
                  return <Cell key={cellKey}>{cell.text}</Cell>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}

/** The text of one page with its headings, lists and tables. */
export function PageText({ blocks }: { blocks: readonly Block[] }): JSX.Element {
  return (
    <div className={classes.prose}>
      {keyedByIndex(blocks).map(({ key, row }) => (
        <BlockText key={key} block={row} />
      ))}
    </div>
  );
}

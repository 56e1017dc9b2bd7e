import { Button } from '@hearthline/kit/button/Button.tsx';
import { keyedByIndex } from '@hearthline/kit/styles/keyed-by-index.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import type { JSX } from 'react';
import { framed } from './framed.ts';
import classes from './Preview.module.css';
import { Scaled } from './Scaled.tsx';

export type ShownSide = Reply<'desk-preview-show'>['before'];

type SideProps = {
  readonly name: string;
  readonly side: ShownSide;
  /** Pixels of the page of a mail; null: its words. */
  readonly width: number | null;
  /** Stores the PDF; absent where there is none. */
  readonly save?: (() => void) | undefined;
};

function Words({ side, name }: { readonly side: NonNullable<ShownSide>; readonly name: string }): JSX.Element {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard (WCAG 2.1.1)
    <div className={`${classes.box} ${classes.words}`} role="region" aria-label={`${name}: ${side.title}`} tabIndex={0}>
      {keyedByIndex(side.lines).map(({ key, row: { text, differs } }) => (
        <p key={key}>{differs ? <mark>{text}</mark> : text}</p>
      ))}
    </div>
  );
}

/** One side of what is previewed. A mail runs nothing and opens nothing: its frame is allowed neither scripts nor navigation. */
export function Side({ name, side, width, save }: SideProps): JSX.Element {
  return (
    <figure className={classes.side}>
      <figcaption>
        {name}
        {side && save && (
          <Button variant="text" onClick={save}>
            Save the PDF<span className="sr"> {name.toLowerCase()}</span>
          </Button>
        )}
      </figcaption>
      {side === null ? (
        <p className={`${classes.box} ${classes.none}`}>It is not made here: nothing is lent in this state.</p>
      ) : side.html !== null && width !== null ? (
        <div className={classes.box}>
          <Scaled width={width}>
            {(style) => (
              <iframe
                className={classes.frame}
                style={style}
                title={`${name}: ${side.title}`}
                srcDoc={framed(side.html ?? '')}
                sandbox=""
              />
            )}
          </Scaled>
        </div>
      ) : (
        <Words side={side} name={name} />
      )}
    </figure>
  );
}

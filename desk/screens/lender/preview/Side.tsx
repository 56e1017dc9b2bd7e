import { Button } from '@hearthline/kit/button/Button.tsx';
import { keyedByIndex } from '@hearthline/kit/styles/keyed-by-index.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { Loaded, type Loading } from '@hearthline/web/requests/Loaded.tsx';
import type { JSX, ReactNode } from 'react';
import type { Drawn } from '@hearthline/web/preview.ts';
import { DrawnFrame } from './DrawnFrame.tsx';
import { framed } from './framed.ts';
import classes from './Preview.module.css';
import { Scaled } from './Scaled.tsx';

export type ShownSide = Reply<'desk-preview-show'>['before'];

type SideProps = {
  readonly name: string;
  readonly side: ShownSide;
  /** Pixels of the page that is drawn; null: its words. */
  readonly width: number | null;
  /** What a frame of the borrower's app draws of it; absent for a mail, and for what has words alone. */
  readonly drawn?: Drawn | undefined;
  /** The pages of a document, which are made when they are asked for. */
  readonly pages?: Loading<Drawn> | undefined;
  readonly onWords?: ((lines: readonly string[]) => void) | undefined;
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

/** What is shown as a page. A mail runs nothing and opens nothing: its frame is allowed neither scripts nor navigation. */
function pageOf({ name, side, drawn, onWords }: SideProps) {
  const title = `${name}: ${side?.title ?? ''}`;
  if (drawn) return (style?: React.CSSProperties) => <DrawnFrame title={title} drawn={drawn} style={style} onWords={onWords} />;
  const html = side?.html ?? null;
  if (html === null) return null;
  return (style?: React.CSSProperties) => <iframe className={classes.frame} style={style} title={title} srcDoc={framed(html)} sandbox="" />;
}

function Shown(props: SideProps): ReactNode {
  const { name, side, width, drawn, pages } = props;
  if (side === null) return <p className={`${classes.box} ${classes.none}`}>It is not made here: nothing is lent in this state.</p>;
  if (pages && width !== null)
    return (
      <div className={classes.box}>
        <Loaded query={pages} label="Drawing the pages">
          {(made) => <Scaled width={width}>{(style) => <DrawnFrame title={`${name}: ${side.title}`} drawn={made} style={style} />}</Scaled>}
        </Loaded>
      </div>
    );
  const page = pageOf(props);
  if (page && width !== null)
    return (
      <div className={classes.box}>
        <Scaled width={width}>{page}</Scaled>
      </div>
    );
  return (
    <>
      <Words side={side} name={name} />
      {/* its words are read from the page as it is drawn */}
      {drawn?.kind === 'screen' && page && (
        <div className={classes.unseen} inert>
          {page()}
        </div>
      )}
    </>
  );
}

/** One side of what is previewed. */
export function Side(props: SideProps): JSX.Element {
  const { name, side, save } = props;
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
      <Shown {...props} />
    </figure>
  );
}

import { Button } from '@hearthline/kit/button/Button.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { announce } from '@hearthline/kit/live-region/Announcer.tsx';
import { cx } from '@hearthline/kit/styles/cx.ts';
import { type JSX, type ReactNode, useEffect, useRef, useState } from 'react';
import { PdfDocument } from '../pdf/PdfDocument.tsx';
import type { DrawnPage } from '@hearthline/kit/pdf/PdfPage.tsx';
import { type Closing, nextPlace, type Place, placesIn } from './ceremony.ts';
import { SIGNING } from './copy.ts';
import { Signature } from './Signature.tsx';
import classes from './Signing.module.css';
import type { PartProps } from './pages.ts';

const callOf = ({ field: { kind } }: Place): string => (kind === 'INITIALS' ? SIGNING.initialHere : SIGNING.signHere);
const nameOf = ({ field: { kind, what } }: Place): string => (kind === 'INITIALS' ? SIGNING.initialAt(what) : SIGNING.signAt(what));

/** Place by place: each is brought into view, and one button signs it and goes on to the next. */
export function PlaceSignatures({ uuid, closing, kept, frame: Frame, tag, go, notice }: PartProps & { notice: ReactNode }): JSX.Element {
  const places = placesIn(closing);
  const [at, setAt] = useState(() => nextPlace(places, -1) ?? 0);
  const now = places[at];
  const section = useRef<HTMLElement>(null);
  // above the row of buttons at the bottom of a phone
  useEffect(() => {
    // no arrow without braces: newer browsers answer with a promise, which is not an effect's clean-up
    section.current?.scrollIntoView({ block: 'start' });
  }, [at]);
  const button = useRef<HTMLButtonElement>(null);
  // pages that were drawn, by document: nobody signs what they cannot see
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set());
  const isAllSigned = places.every(({ field }) => field.isSigned);
  if (!now) return <Frame title={SIGNING.placeTitle} tag={tag} />;
  const { document, field } = now;
  const isSeen = seen.has(pageKey(document.sha256, field.page));

  const sign = (index: number): void => {
    const place = places[index];
    if (!place || place.field.isSigned || !seen.has(pageKey(place.document.sha256, place.field.page))) return;
    // stays on this part when it was the last one: the person goes to the review
    go('place');
    const after = placesIn(kept.noteSigned(closing, place));
    const next = nextPlace(after, index);
    announce(SIGNING.placed(place.field.what));
    const following = next === null ? undefined : after[next];
    if (next !== null && following) {
      announce(
        `${SIGNING.place(next + 1, after.length)}: ${nameOf(following)}, ${SIGNING.where(following.document.title, following.field.page)}`,
      );
      setAt(next);
    } else setAt(index);
  };
  const goTo = (index: number): void => setAt(index);

  return (
    <Frame title={SIGNING.placeTitle} intro={SIGNING.placeIntro} tag={tag}>
      {notice}
      <section ref={section} className={cx('section', classes.room)}>
        <div className={classes.at}>
          <p>
            <b className="num">{SIGNING.place(at + 1, places.length)}</b> · {field.what}
            <br />
            <span className="small muted">{SIGNING.where(document.title, field.page)}</span>
          </p>
          <Button variant="text" icon="pencil" onClick={() => go('adopt')}>
            {SIGNING.change}
          </Button>
        </div>
        <PdfDocument
          uuid={uuid}
          kind={document.kind}
          sha256={document.sha256}
          title={document.title}
          place={{ page: field.page, down: field.y / PAGE_HEIGHT, right: field.x / PAGE_WIDTH }}
          onShown={(page) => setSeen((before) => new Set([...before, pageKey(document.sha256, page)]))}
          overlay={(page) => (
            <PageFields
              page={page}
              places={places}
              sha256={document.sha256}
              now={at}
              signature={closing.signature}
              onPick={(index) => {
                sign(index);
                // the button on the page gives way to the signature
                button.current?.focus();
              }}
            />
          )}
        />
        <p id={REASON} className={cx('small muted', classes.reason)} role="status">
          {!isSeen && !field.isSigned && SIGNING.notShown}
        </p>
      </section>
      <ButtonRow
        onBack={at > 0 ? () => goTo(at - 1) : () => go('read')}
        backText={SIGNING.back}
        sum={{ left: field.what, right: <b>{SIGNING.place(at + 1, places.length)}</b> }}
      >
        {isAllSigned ? (
          <Button key="on" ref={button} onClick={() => go('review')}>
            {SIGNING.toReview}
          </Button>
        ) : field.isSigned ? (
          <Button key="on" ref={button} onClick={() => goTo(nextPlace(places, at) ?? at)}>
            {SIGNING.next}
          </Button>
        ) : (
          <Button key="on" ref={button} icon="pencil" disabled={!isSeen} aria-describedby={REASON} onClick={() => sign(at)}>
            {callOf(now)}
            <span className="sr">: {field.what}</span>
          </Button>
        )}
      </ButtonRow>
    </Frame>
  );
}

/** Of US Letter, in points: every document of the closing. */
const PAGE_HEIGHT = 792;
const PAGE_WIDTH = 612;
const REASON = 'not-shown';
const pageKey = (sha256: string, page: number): string => `${sha256} ${page}`;

type PageFieldsProps = {
  readonly page: DrawnPage;
  readonly places: readonly Place[];
  readonly sha256: string;
  /** Index of the current place. */
  readonly now: number;
  readonly signature: Closing['signature'];
  readonly onPick: (index: number) => void;
};

/** The places of one page, over it: a button where nothing is signed yet, else the signature. */
function PageFields({ page, places, sha256, now, signature, onPick }: PageFieldsProps): JSX.Element {
  return (
    <>
      {places.map((place, index) => {
        const { document, field } = place;
        if (document.sha256 !== sha256 || field.page !== page.number) return null;
        const style = {
          left: field.x * page.scale,
          top: (field.y + field.height) * page.scale,
          width: field.width * page.scale,
          height: field.height * page.scale,
        };
        return field.isSigned && signature ? (
          <span
            key={field.id}
            className={cx(classes.field, classes.signed)}
            style={{ ...style, fontSize: Math.max(11, 0.62 * style.height) }}
            role="img"
            aria-label={SIGNING.signedAt(field.what, signature.name)}
          >
            <Signature signature={signature} kind={field.kind} />
          </span>
        ) : (
          <button
            key={field.id}
            type="button"
            className={cx(classes.field, classes.unsigned)}
            style={style}
            data-now={index === now || undefined}
            aria-label={nameOf(place)}
            onClick={() => onPick(index)}
          >
            {callOf(place)}
          </button>
        );
      })}
    </>
  );
}

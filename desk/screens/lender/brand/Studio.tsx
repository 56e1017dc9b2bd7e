import { Button } from '@hearthline/kit/button/Button.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import type { Brand as Look } from '@hearthline/orgs/schema.ts';
import { deskLenderPropose } from '@hearthline/web/operations/desk.ts';
import { type JSX, useState } from 'react';
import { api } from '../../../services/api.ts';
import { ConfirmChange } from '../../settings/ConfirmChange.tsx';
import classes from './Brand.module.css';
import { ContrastSection } from './ContrastSection.tsx';
import { LogoSection } from './LogoSection.tsx';
import { LookFields } from './LookFields.tsx';
import { PreviewButton } from '../preview/PreviewButton.tsx';
import { Preview } from './Preview.tsx';

const isColor = (color: string): boolean => /^#[0-9a-f]{6}$/.test(color);

type StudioProps = {
  readonly set: Look;
  /** What is tried first: the look that is set, or one that is gone back to. */
  readonly start: Look;
  /** The version that a change is made from. */
  readonly version: number;
  readonly mayChange: boolean;
  readonly onSet: () => void;
};

/** The look of the lender as it is tried out, beside the one that is set. A color that is half typed shows the last whole one. */
export function Studio({ set, start, version, mayChange, onSet }: StudioProps): JSX.Element {
  const [tried, setTried] = useState(start);
  const [typed, setTyped] = useState(start.color);
  const [isAsking, setAsking] = useState(false);
  const change = (part: Partial<Look>): void => setTried((before) => ({ ...before, ...part }));
  const type = (color: string): void => {
    const flat = color.trim().toLowerCase();
    setTyped(flat);
    if (isColor(flat)) change({ color: flat });
  };
  const isSame = JSON.stringify(tried) === JSON.stringify(set);
  const publish = async (reason: string): Promise<void> => {
    await api(deskLenderPropose, { body: { room: 'brand', base: version, changes: { brand: tried }, effectiveAt: null, reason } });
    setAsking(false);
    onSet();
  };
  return (
    <div className={classes.studio}>
      {mayChange && (
        <Stack gap={24}>
          <LogoSection brand={tried} onMark={(mark) => change({ mark })} />
          <LookFields brand={tried} typed={typed} onColor={type} onChange={change} />
        </Stack>
      )}
      <Preview before={set} after={tried} />
      <ContrastSection color={tried.color} onTake={mayChange ? type : null} />
      {mayChange && (
        <Stack row gap={16}>
          <Button disabled={isSame || !isColor(typed)} onClick={() => setAsking(true)}>
            Publish this look
          </Button>
          <PreviewButton of={() => ({ room: 'brand', base: version, changes: { brand: tried } })} />
          <Button
            variant="text"
            disabled={isSame}
            onClick={() => {
              setTried(set);
              setTyped(set.color);
            }}
          >
            Back to the look that is set
          </Button>
        </Stack>
      )}
      {isAsking && (
        <ConfirmChange
          title="Publish this look"
          effect="Borrowers see it within half a minute, on every page and in every mail that is sent from then on."
          act="Publish"
          send={publish}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

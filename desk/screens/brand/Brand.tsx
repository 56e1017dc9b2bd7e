import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import type { Brand as Look } from '@hearthline/orgs/schema.ts';
import { deskLenderGet, deskLenderPropose } from '@hearthline/web/operations/desk.ts';
import { type JSX, useState } from 'react';
import { useMember } from '../../chrome/member.ts';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { $api, api, queryClient } from '../../services/api.ts';
import { lenderName } from '../../services/lender.ts';
import { ConfirmChange } from '../settings/ConfirmChange.tsx';
import classes from './Brand.module.css';
import { ContrastSection } from './ContrastSection.tsx';
import { LogoSection } from './LogoSection.tsx';
import { LookFields } from './LookFields.tsx';
import { Preview } from './Preview.tsx';

const isColor = (color: string): boolean => /^#[0-9a-f]{6}$/.test(color);

/** The look of the lender as it is tried out, beside the one that is set. A color that is half typed shows the last whole one. */
function Studio({ set, version, onSet }: { readonly set: Look; readonly version: number; readonly onSet: () => void }): JSX.Element {
  const mayChange = useMember().role !== 'auditor';
  const [tried, setTried] = useState(set);
  const [typed, setTyped] = useState(set.color);
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

/** The logo, color, corners and type of the lender: tried out, measured, compared and published. */
export function Brand(): JSX.Element {
  const { data, error } = $api.useRead(deskLenderGet);
  const [said, setSaid] = useState('');
  return (
    <DeskPage title="Brand" intro={`How ${lenderName()} looks to borrowers. Nothing changes until it is published.`} said={said}>
      {error !== null && (
        <Alert kind="err" title="The look could not be read">
          Load the page again.
        </Alert>
      )}
      {data && (
        <Studio
          key={data.latest}
          set={data.settings['brand'] as Look}
          version={data.latest}
          onSet={() => {
            setSaid('The look is published.');
            void queryClient.invalidateQueries();
          }}
        />
      )}
    </DeskPage>
  );
}

import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { FilePicker } from '@hearthline/kit/file-picker/FilePicker.tsx';
import { LiveRegion } from '@hearthline/kit/live-region/LiveRegion.tsx';
import { Skeleton } from '@hearthline/kit/skeleton/Skeleton.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { deskLenderFileGet } from '@hearthline/web/operations/desk.ts';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useSending } from '@hearthline/web/requests/use-sending.ts';
import { type JSX, useState } from 'react';
import { useMember } from '../../../chrome/member.ts';
import { DeskPage } from '../../../parts/page/DeskPage.tsx';
import { saveFile } from '../../../parts/save-file.ts';
import { api, queryClient } from '../../../services/api.ts';
import { lenderName } from '../../../services/lender.ts';
import { ALL_ROOMS } from '../labels.ts';
import { FileChanges } from './FileChanges.tsx';
import { useFile } from './use-file.ts';

type Format = 'yaml' | 'json';

/** All settings as one file: downloaded, and uploaded again with what it changes proposed room by room. */
export function LenderFile(): JSX.Element {
  const mayChange = useMember().role !== 'auditor';
  const [said, setSaid] = useState('');
  const { isSending, problem: notSent, send } = useSending({ messageOf: staffMessage });
  const { chosen, problem, choose, close } = useFile();
  const download = async (format: Format): Promise<void> =>
    void (await send(async () =>
      saveFile(
        await api(deskLenderFileGet, { query: { format }, as: 'blob' }),
        `${lenderName().toLowerCase().replaceAll(/\W+/g, '-')}.${format}`,
      ),
    ));
  const isReading = chosen !== null && chosen.checked === null;
  return (
    <DeskPage
      title="One file"
      intro={`Every setting of ${lenderName()}, rates included, as a file to keep, compare or edit.`}
      back={ALL_ROOMS}
      said={said}
      narrow
    >
      <LiveRegion words={isReading ? 'Reading the file' : ''} />
      <section className="section">
        <h2>Download settings</h2>
        <p>The settings in force now. Both formats say the same.</p>
        <SendProblem title="The file was not downloaded" problem={notSent} />
        <Stack row gap={12} top={12}>
          <Button variant="outline" compact disabled={isSending} onClick={() => void download('yaml')}>
            Download YAML
          </Button>
          <Button variant="outline" compact disabled={isSending} onClick={() => void download('json')}>
            Download JSON
          </Button>
        </Stack>
      </section>
      <section className="section">
        <h2>Upload a file</h2>
        <p>Nothing changes yet: you see what is wrong with the file, or what it would change.</p>
        <Stack top={12}>
          <FilePicker
            text="Drop a YAML or JSON file here"
            choose="Choose a file"
            accept=".yaml,.yml,.json"
            onFiles={([file]) => {
              setSaid('');
              if (file) void choose(file);
            }}
          />
        </Stack>
        {problem !== null && (
          <Stack top={20}>
            <Alert kind="err" title="The file was not read">
              {problem}
            </Alert>
          </Stack>
        )}
      </section>
      {isReading && <Skeleton />}
      {chosen?.checked && (
        <FileChanges
          key={chosen.file}
          chosen={{ ...chosen, checked: chosen.checked }}
          mayChange={mayChange}
          onClose={close}
          onDone={(words) => {
            close();
            setSaid(words);
            void queryClient.invalidateQueries();
          }}
        />
      )}
    </DeskPage>
  );
}

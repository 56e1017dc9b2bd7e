import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { ROOMS } from '@hearthline/orgs/rooms.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { deskLenderCheck, deskLenderPropose } from '@hearthline/web/operations/desk.ts';
import { type JSX, useState } from 'react';
import * as z from 'zod/mini';
import { FormParts } from '../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../parts/form/use-desk-form.ts';
import { api, queryClient } from '../../services/api.ts';
import { type FieldRoom, fieldsOf } from './fields.ts';
import { PreviewButton } from './preview/PreviewButton.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { SettingInputs } from './SettingInput.tsx';
import { atFields, changesOf, type FormValues, refusalAt, typedOf } from './typed.ts';

type Lender = Reply<'desk-lender-get'>;
type Reviewed = { readonly changes: Record<string, unknown>; readonly checked: Reply<'desk-lender-check'> };
type RoomFormProps = {
  readonly room: FieldRoom;
  readonly lender: Lender;
  /** The settings that the form begins with: those in force, or of a version that is gone back to. */
  readonly start: Readonly<Record<string, unknown>>;
  readonly isReadOnly: boolean;
  readonly onDone: (words: string) => void;
};

/** The settings of one room. What is wrong is said beside it; what is right is looked at before it is published. */
export function RoomForm({ room, lender, start, isReadOnly, onDone }: RoomFormProps): JSX.Element {
  const fields = fieldsOf(room, lender.vendors);
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const [isUnchanged, setUnchanged] = useState(false);
  const step = useDeskForm<FormValues>({
    schema: z.looseObject({}),
    defaults: typedOf(start, fields),
    labels: Object.fromEntries(fields.map(({ path, label }) => [path, label])),
    send: async (values) => {
      const changes = changesOf(lender.settings, fields, values);
      setUnchanged(Object.keys(changes).length === 0);
      if (Object.keys(changes).length === 0) return;
      const checked = await api(deskLenderCheck, { body: { room, base: lender.latest, changes } });
      const refused = refusalAt(atFields(checked.problems, fields));
      if (refused) throw refused;
      setReviewed({ changes, checked });
    },
  });
  const publish = async (asked: { readonly reason: string; readonly effectiveAt: string | null }): Promise<void> => {
    const { state } = await api(deskLenderPropose, { body: { room, base: lender.latest, changes: reviewed?.changes ?? {}, ...asked } });
    setReviewed(null);
    onDone(state === 'PUBLISHED' ? 'Published.' : 'Your change waits for a colleague.');
    void queryClient.invalidateQueries();
  };
  const inputs = <SettingInputs form={step.form} fields={fields} isReadOnly={isReadOnly} />;
  if (isReadOnly) return inputs;
  return (
    <>
      <FormParts
        step={step}
        submit="Review the change"
        failed="The change was not accepted"
        more={
          <PreviewButton of={() => ({ room, base: lender.latest, changes: changesOf(lender.settings, fields, step.form.getValues()) })} />
        }
      >
        {room === 'vendors' && (
          <p className="muted">
            What is begun with one vendor ends with it: a change is for applications and messages that begin afterward.
          </p>
        )}
        {inputs}
        {isUnchanged && <Alert kind="note" title={`Nothing of ${ROOMS[room].title.toLowerCase()} was changed`} />}
      </FormParts>
      {reviewed && (
        <PublishDialog
          differences={reviewed.checked.differences}
          people={reviewed.checked.people}
          send={publish}
          onClose={() => setReviewed(null)}
        />
      )}
    </>
  );
}

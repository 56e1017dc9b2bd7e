import { deskActionsPost } from '@hearthline/web/operations/desk.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { formatMoney } from '@hearthline/rules/money.ts';
import { type JSX, useState } from 'react';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { api } from '../../services/api.ts';
import { FormParts } from '../form/FormParts.tsx';
import { Zone } from '../zone.tsx';
import { useDeskForm } from '../form/use-desk-form.ts';
import classes from './Actions.module.css';
import { bodyOf, contradictedIn, emptyOf, type OpenAction, REASONS, reasonsIn, schemaOf, type Values } from './action-values.ts';
import { ActionField } from './ActionField.tsx';
import { PayeeComparison } from './PayeeComparison.tsx';
import { labelsOf } from './income-values.ts';
import { type Sheet, FundingSheet } from './FundingSheet.tsx';
import { DecisionFields } from '../decision/DecisionFields.tsx';
import { COPY as DECISION } from '../decision/copy.ts';
import { askedOf, AT } from '../decision/draft.ts';
import { type Preview, usePreview } from '../decision/use-preview.ts';
import { counterofferFor, type Notice, NoticePreview, noticesFor } from './NoticePreview.tsx';

const TWO_FOR_CONTRADICTED = 'The figures speak against a reason that the notice would state.';
/** What a notice that was read was made of. */
const noticeKey = (values: Values, isCounter: boolean): string => (isCounter ? JSON.stringify(askedOf(values, true)) : reasonsIn(values));
/** The labels of what a decision has besides the fields of its form, for the summary of errors. */
const decisionLabels = (debts: Preview['debts']): readonly (readonly [string, string])[] => [
  ...debts.map(({ id, name }) => [`debts.${id}`, name] as const),
  [AT.maxDti, DECISION.maxDti],
  [AT.maxCltv, DECISION.maxCltv],
  [AT.factors, DECISION.factors],
  [AT.words, DECISION.words],
  [AT.addRate, DECISION.addRate],
];
/** Actions that are decided by comparing a payee. */
const ABOUT_ACCOUNTS: ReadonlySet<string> = new Set(['review-account', 'refuse-account', 'record-payout-call']);

type Done = Reply<'desk-actions-post'>;
type ActionFormProps = {
  readonly uuid: string;
  /** Of the home: times are typed as its clocks show them. */
  readonly timeZone: string;
  /** As it was read: another one since is refused. */
  readonly version: number;
  readonly action: OpenAction;
  /** Of a funding: what is paid, which the approval names as read. */
  readonly sheet?: Sheet | null;
  /** Of a bank account: what is compared. */
  readonly payees?: Reply<'desk-actions-get'>['payees'];
  readonly onClose: () => void;
  readonly onDone: (done: Done) => void;
};

/** The form of one action: what happens, what it needs, the notice where it sends one, and the button that does it. */
export function ActionForm({ uuid, timeZone, version, action, sheet = null, payees = [], onClose, onDone }: ActionFormProps): JSX.Element {
  const { title, does, fields } = action;
  const [read, setRead] = useState<{ readonly of: string; readonly notices: readonly Notice[] } | null>(null);
  const paid = action.action === 'approve-funding' ? sheet : null;
  const compared = ABOUT_ACCOUNTS.has(action.action) ? payees : [];
  const decides = fields.some(({ kind }) => kind === 'decision');
  const isCounter = action.action === 'counteroffer';
  const sendsNotice = fields.some(({ name }) => name === REASONS);
  const [debts, setDebts] = useState<Preview['debts']>([]);
  const step = useDeskForm<Values>({
    schema: schemaOf(fields, timeZone),
    defaults: emptyOf(fields),
    labels: Object.fromEntries([
      ...(decides ? decisionLabels(debts) : []),
      ...fields.flatMap(({ name, label, kind }) => [[name, label], ...(kind === 'income' ? Object.entries(labelsOf(name)) : [])]),
    ]),
    send: async (values) => {
      const of = noticeKey(values, isCounter);
      if (sendsNotice && read?.of !== of) {
        if (!isCounter) {
          setRead({ of, notices: await noticesFor(uuid, action.action, of) });
          return;
        }
        const { notice, problems } = await counterofferFor(uuid, values);
        if (notice) setRead({ of, notices: [notice] });
        else for (const { field, message } of problems) step.form.setError(field, { type: 'server', message });
        return;
      }
      onDone(
        await api(deskActionsPost, {
          path: { uuid },
          headers: { 'if-match': `"${version}"` },
          body: { ...bodyOf(action, values, timeZone), ...(paid && { sheetRead: paid.id }) },
        }),
      );
    },
  });
  const values = step.form.watch();
  const preview = usePreview(uuid, values, isCounter, decides);
  if (preview.shown && preview.shown.debts !== debts) setDebts(preview.shown.debts);
  const isRead = !sendsNotice || read?.of === noticeKey(values, isCounter);
  const ofAction = decides && preview.shown ? preview.shown.twoPeople : action.twoPeople;
  const twoPeople = ofAction ?? (contradictedIn(values, fields).length > 0 ? TWO_FOR_CONTRADICTED : null);
  return (
    <Zone value={timeZone}>
      <Dialog open onClose={onClose} title={title}>
        <FormParts
          step={step}
          submit={
            isRead
              ? twoPeople === null
                ? paid
                  ? `${title}: ${formatMoney(paid.net)}`
                  : title
                : 'Propose to a colleague'
              : 'Read the notice'
          }
          failed="Nothing was done"
          heading={
            <div className={classes.effect}>
              <Alert kind={action.isHarsh ? 'warn' : 'note'} title={does}>
                {twoPeople === null ? 'It takes effect at once.' : `${twoPeople} It waits until a colleague approves it.`}
              </Alert>
            </div>
          }
        >
          {paid && <FundingSheet sheet={paid} />}
          {compared.map((payee) => (
            <PayeeComparison key={payee.role} payee={payee} />
          ))}
          {decides && <DecisionFields form={step.form} isCounter={isCounter} preview={preview} />}
          {fields
            .filter(({ kind }) => kind !== 'decision')
            .map((field) => (
              <ActionField key={field.name} form={step.form} field={field} />
            ))}
          {sendsNotice && isRead && read !== null && !step.isSending && <NoticePreview key={read.of} notices={read.notices} />}
        </FormParts>
      </Dialog>
    </Zone>
  );
}

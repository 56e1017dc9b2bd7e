import type { WorkKindCode } from '@hearthline/journey/work/kinds.ts';
import type { JSX } from 'react';
import { useDocuments } from '../api.ts';
import { useOpenTask, useTask } from '../work/tasks.ts';
import { VIEWER } from './copy.ts';
import { type DeskFile, filesOf } from './files.ts';
import { FileSide } from './FileSide.tsx';
import { FileViewer } from './FileViewer.tsx';
import classes from './Viewer.module.css';

const IDENTITY = /^(?:DRIVERSLICENSE|IDCARD|PASSPORT|PERMANENTRESIDENTCARD|SELFIE)/;
const DEED = /^(?:SIGNED_)?(?:DEED|DEED_OF_TRUST)$|^NOTARIZED_DEED$/;

/** By kind of task: the types of the files that it is decided by. */
const TASK_FILES: Partial<Readonly<Record<WorkKindCode, RegExp>>> = {
  INCOME_REVIEW: /^(?:USER_UPLOADED_PAYSTUB|W2|TAX_RETURN|FORM_1099|AWARD_LETTER)$/,
  IDENTITY_REVIEW: IDENTITY,
  CO_DEED_REQ: IDENTITY,
  DELINQUENCY_REVIEW: /^SUPPORT$/,
  OWNERSHIP_REVIEW: /^(?:DEED|PROPERTY_DESCRIPTION_SOURCE)$/,
  TRUST_REVIEW: /^CERTIFICATE_OF_TRUST$/,
  ATTORNEY_REVIEW: /^(?:SUPPORT|LINE_AGREEMENT|DEED_OF_TRUST)$/,
  DEED_RETURN: DEED,
  RECORDING: DEED,
};
const typeOf = ({ upload, document }: DeskFile): string => upload?.type ?? document?.kind ?? '';

type TaskFilesProps = {
  readonly uuid: string;
  /** The task asked for in the address. */
  readonly asked: string | undefined;
};
/** The files that the open task is decided by, to be read beside its form; nothing where there are none. */
export function TaskFiles({ uuid, asked }: TaskFilesProps): JSX.Element | null {
  const open = useOpenTask(uuid, asked);
  return open === undefined ? null : <OfTask uuid={uuid} taskUuid={open} />;
}

function OfTask({ uuid, taskUuid }: { readonly uuid: string; readonly taskUuid: string }): JSX.Element | null {
  const types = TASK_FILES[(useTask(taskUuid).data?.task.kind ?? '') as WorkKindCode];
  return types === undefined ? null : <OfTypes uuid={uuid} types={types} />;
}

function OfTypes({ uuid, types }: { readonly uuid: string; readonly types: RegExp }): JSX.Element | null {
  const { data } = useDocuments(uuid);
  const files = data ? filesOf(data).filter((file) => file.isStored && types.test(typeOf(file))) : [];
  if (files.length === 0) return null;
  return (
    <section className={classes.frame} aria-label={VIEWER.ofTask}>
      <h2 className={classes.group}>{VIEWER.ofTask}</h2>
      <FileViewer uuid={uuid} files={files} beside={(file, onShow) => <FileSide {...{ uuid, file, files, onShow }} />} />
    </section>
  );
}

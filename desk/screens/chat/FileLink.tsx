import { Button } from '@hearthline/kit/button/Button.tsx';
import { deskChatFile } from '@hearthline/web/operations/desk.ts';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { type JSX, useState } from 'react';
import { saveFile } from '../../parts/save-file.ts';
import { api } from '../../services/api.ts';
import type { ChatMessage } from '../../services/chats.ts';
import classes from './Conversation.module.css';

const KB = 1024;
/** A size as people read it: "340 KB", "1.2 MB". */
const sizeText = (bytes: number): string =>
  bytes < KB * KB ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${(bytes / KB / KB).toFixed(1)} MB`;

/** A file of a message; each download is logged. */
export function FileLink({ chat, file }: { readonly chat: string; readonly file: ChatMessage['files'][number] }): JSX.Element {
  const [problem, setProblem] = useState<string | null>(null);
  const download = async (): Promise<void> => {
    setProblem(null);
    try {
      saveFile(await api(deskChatFile, { path: { conversationUuid: chat, fileUuid: file.uuid }, as: 'blob' }), file.label);
    } catch (error) {
      setProblem(staffMessage(error));
    }
  };
  return (
    <div className={classes.file}>
      <Button variant="text" icon="download" aria-label={`Download ${file.label}`} onClick={() => void download()}>
        {file.label}
      </Button>
      <span className="small muted">{sizeText(file.bytes)}</span>
      <p role="alert" className={classes.why}>
        {problem}
      </p>
    </div>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { CaseDetail, CaseStore } from '../../data/cases/cases.ts';
import { useMe } from '../../data/people/account.ts';
import type { CaseKind } from '../case-kind.ts';
import { emptyAnswer } from './empty-answer.ts';
import { isMessage } from './messages.ts';
import { useQuoted } from './quoted.ts';
import { useAnswerDraft } from './use-answer-draft.ts';
import { useAttachments } from './use-attachments.ts';
import { useComposing } from './use-composing.ts';
import { useSending } from './use-sending.ts';

/** Identifies what the mail is about: it gets the focus when something newer is to be read. */
export const contextId = 'answer-context';

interface CaseComposerOptions<Detail> {
  kind: CaseKind;
  store: CaseStore<Detail & CaseDetail>;
  detail: Detail;
  defaultSubject: string;
  /** Is sent besides the words, and says what becomes of the case. */
  extra: object;
  onClose(): void;
}

/** A mail about a case, as it is being written: its draft, what it quotes, and its sending. */
export function useCaseComposer<Detail extends CaseDetail>(options: CaseComposerOptions<Detail>) {
  const { kind, store, detail, defaultSubject, extra, onClose } = options;
  const { id, fullName: name, version, timeline } = detail;
  const me = useMe();
  const queries = useQueryClient();
  const navigate = useNavigate();
  // When there are more messages than there were, something newer has come.
  const messages = timeline.filter(isMessage);
  const present = { version, messages: messages.length };
  // What the writer has read: a later message is a conflict.
  const [read, setRead] = useState(present);
  const [assignToMe, setAssignToMe] = useState(detail.assigneeId === null);
  const [ignoresReplyTo, setIgnoresReplyTo] = useState(false);
  const draft = useAnswerDraft(
    {
      call: `${store.name}Draft`,
      id,
      served: detail.draft,
      setCached: (kept) =>
        void queries.setQueryData<Detail>(
          store.detailKey(id),
          (cached) => cached && { ...cached, draft: kept, ...(kept === null && { draftFiles: [] }) },
        ),
    },
    emptyAnswer(messages, defaultSubject),
  );
  const files = useAttachments({
    answer: { of: store.name, id },
    attached: detail.draftFiles,
    setAttached: (draftFiles) => void queries.setQueryData<Detail>(store.detailKey(id), (cached) => cached && { ...cached, draftFiles }),
  });
  const quoted = useQuoted(timeline, name);
  const { send, isSending, isOutdated } = useSending({
    call: store.name === 'quote' ? 'quoteAnswers' : 'applicationMails',
    id,
    name,
    startVersion: read.version,
    schema: store.schema,
    onSent: (answered) => store.setDetail(queries, answered, me.id),
    onNewer: (newer) => queries.setQueryData(store.detailKey(id), newer),
    onTakenBack() {
      // Whoever has left the case would find it as it was when the draft went, and write over what has come back.
      queries.removeQueries({ queryKey: store.detailKey(id), type: 'inactive' });
      return navigate({ to: kind.composePath, params: { id }, search: true });
    },
  });
  const composing = useComposing({
    draft,
    files,
    isSending,
    onClose,
    send: (written, sending) => {
      const fileIds = files.attached.map((file) => file.id);
      return send({ ...written, files: fileIds, assignToMe, ignoresReplyTo, quotedId: quoted.quotedId, ...extra }, sending);
    },
  });
  const showNewer = () => {
    setRead(present);
    requestAnimationFrame(() => document.getElementById(contextId)?.focus());
  };
  return {
    me,
    draft,
    files,
    quoted,
    composing,
    isSending,
    isOutdated,
    assignToMe,
    setAssignToMe,
    ignoresReplyTo,
    setIgnoresReplyTo,
    showNewer,
    readVersion: read.version,
    hasNewer: isOutdated || present.messages > read.messages,
  };
}

export type CaseComposer = ReturnType<typeof useCaseComposer>;

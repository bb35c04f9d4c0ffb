import { ChevronLeft, KeyRound, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Webhook } from '#contract/office/connections/webhooks';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { Button, IconButton } from '../../parts/buttons/button.tsx';
import { EditorButtons, EditorNotice } from '../../parts/editor/editor.tsx';
import { FormDock } from '../../parts/layout/form-dock.tsx';
import { Notice } from '../../parts/messages/notice.tsx';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { ConnectionSection } from './connection-section.tsx';
import styles from './connections.module.css';
import { Deliveries } from './deliveries.tsx';
import { EndDialog } from './end-dialog.tsx';
import { webhookName } from './host-in.ts';
import { useWebhookActions } from './use-webhook-actions.ts';
import { useWebhookEditor } from './use-webhook-editor.ts';
import { WebhookFields } from './webhook-fields.tsx';

interface WebhookDetailProps {
  /** Undefined for a new one. */
  webhook: Webhook | undefined;
  /** With the id of the endpoint to show next. */
  onDone(next: string | undefined): void;
  /** A secret was made, and is to be shown. */
  onSecret(secret: string): void;
}

/** One endpoint: what it is told, its secret, and what became of it. */
export function WebhookDetail({ webhook, onDone, onSecret }: WebhookDetailProps) {
  const text = useText('connections');
  const { draft, editor, errors } = useWebhookEditor(webhook, { onDone, onSecret });
  const { content: values, isChanged } = draft;
  const name = webhook ? webhookName(webhook) : text.newWebhook;
  return (
    <div className="scroll">
      <form method="post" {...editor.fields} className={`grid content-start ${styles.detail}`}>
        <div className="flex items-center gap-2">
          <IconButton icon={ChevronLeft} label={text.back} className="icon-along phone-only" onClick={() => onDone(undefined)} />
          <h2 className="title wrap-anywhere" dir="auto">
            {name}
          </h2>
        </div>
        {webhook && !webhook.isOn && webhook.offReason !== 'person' && (
          <Notice kind="bad" text={text.offNotice[webhook.offReason ?? 'failing']} />
        )}
        <EditorNotice editor={editor} text={text.newer} name={draft.newer?.description} />
        <WebhookFields values={values} isNew={!webhook} isChecked={editor.isChecked} errors={errors} onChange={draft.change} />
        <FormDock className={styles.dock} status={isChanged && text.unsaved}>
          <EditorButtons editor={editor} discard={text.discard} save={webhook ? text.save : text.create} />
        </FormDock>
      </form>
      {webhook && <Kept webhook={webhook} onDone={onDone} onSecret={onSecret} />}
    </div>
  );
}

/** Shows the secret of an endpoint and its deliveries, and deletes it. */
function Kept({ webhook, onDone, onSecret }: WebhookDetailProps & { webhook: Webhook }) {
  const text = useText('connections');
  const formats = useDateFormats();
  const { tryOut, renew, remove } = useWebhookActions({ onDone, onSecret });
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <>
      {webhook.format === 'standard' && (
        <ConnectionSection
          title={text.secret}
          about={
            webhook.previousSecretUntil === null
              ? text.secretAbout
              : fillSentence(text.overlap, { time: formats.full(webhook.previousSecretUntil) })
          }
          action={
            <Button size="small" icon={KeyRound} onClick={() => void renew(webhook)}>
              {text.renew}
            </Button>
          }
        />
      )}
      <ConnectionSection
        title={text.deliveries}
        about={text.deliveriesAbout}
        action={
          webhook.isOn && (
            <Button size="small" icon={Send} onClick={() => void tryOut(webhook)}>
              {text.tryOut}
            </Button>
          )
        }
      >
        <Deliveries webhook={webhook} />
      </ConnectionSection>
      <div className={`border-t-hair ${styles.section}`}>
        <Button variant="bad" size="small" icon={Trash2} onClick={() => setIsRemoving(true)}>
          {text.remove}
        </Button>
      </div>
      {isRemoving && (
        <EndDialog
          title={fillSentence(text.removeDialog.title, { name: webhookName(webhook) })}
          about={text.removeDialog.about}
          confirm={text.remove}
          onEnd={() => {
            setIsRemoving(false);
            void remove(webhook);
          }}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </>
  );
}

import { useText } from '../../content/use-text.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { CopyButton } from '../../parts/buttons/copy-button.tsx';
import { Field } from '../../parts/fields/field.tsx';
import { Dialog, DialogFoot } from '../../parts/messages/dialog.tsx';

/** Shows a secret this one time; only its button closes it, because there is no second look. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose(): void }) {
  const { secretDialog: text } = useText('connections');
  return (
    <Dialog title={text.title}>
      <p>{text.about}</p>
      <Field label={text.label}>
        {(control) => <input {...control} className="input" dir="ltr" readOnly value={secret} onFocus={({ target }) => target.select()} />}
      </Field>
      <DialogFoot>
        <CopyButton text={secret} label={text.copy} size="normal" />
        <Button variant="primary" onClick={onClose}>
          {text.kept}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

import { Printer } from 'lucide-react';
import { useText } from '../../content/use-text.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { CopyButton } from '../../parts/buttons/copy-button.tsx';
import { Dialog, DialogFoot } from '../../parts/messages/dialog.tsx';
import styles from './codes.module.css';

/** Recovery codes, which are shown this one time. Printing prints them alone. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const text = useText('account').codes;
  return (
    <Dialog title={text.title} onClose={onClose}>
      <p>{text.about}</p>
      <ol className={`border rounded-2 bg-well text-heading ${styles.codes}`} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <DialogFoot>
        <CopyButton text={codes.join('\n')} label={text.copy} size="normal" />
        <Button icon={Printer} onClick={() => print()}>
          {text.print}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {text.kept}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

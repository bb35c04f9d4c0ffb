import { useText } from '../../content/use-text.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Dialog, DialogFoot } from '../../parts/messages/dialog.tsx';

interface EndDialogProps {
  title: string;
  about: string;
  /** Stands on the button that ends it. */
  confirm: string;
  onEnd(): void;
  onClose(): void;
}

/** Asks before something ends that nobody can give back. */
export function EndDialog({ title, about, confirm, onEnd, onClose }: EndDialogProps) {
  const { cancel } = useText('connections');
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{about}</p>
      <DialogFoot>
        <Button variant="ghost" onClick={onClose}>
          {cancel}
        </Button>
        <Button variant="bad-fill" onClick={onEnd}>
          {confirm}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

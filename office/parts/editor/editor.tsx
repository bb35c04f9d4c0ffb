import { Button } from '../buttons/button.tsx';
import { KeyHint } from '../buttons/key-hint.tsx';
import { NewerNotice } from '../messages/newer-notice.tsx';
import type { Editor } from './use-editor.ts';

interface EditorNoticeProps {
  editor: Editor;
  text: Parameters<typeof NewerNotice>[0]['text'];
  /** Names what somebody else has made of it. */
  name: string | undefined;
}

/** Says over the fields that somebody else was faster. */
export function EditorNotice({ editor, text, name = '' }: EditorNoticeProps) {
  return editor.hasNewer && <NewerNotice text={text} name={name} onTheirs={editor.discard} onMine={editor.saveMine} />;
}

interface EditorButtonsProps {
  editor: Editor;
  discard: string;
  save: string;
  /** Another button is the next step. */
  isAside?: boolean;
}

/** Under the fields: gives up what is typed, or saves it. */
export function EditorButtons({
  editor: { isChanged, isBusy, canSave, discard: giveUp },
  discard,
  save,
  isAside = false,
}: EditorButtonsProps) {
  return (
    <>
      {isChanged && (
        <Button variant="ghost" onClick={giveUp}>
          {discard}
        </Button>
      )}
      <Button type="submit" variant={isAside ? 'line' : 'primary'} size="large" busy={isBusy} disabled={!canSave}>
        {save} <KeyHint keys="Mod+Enter" />
      </Button>
    </>
  );
}

import type { RefObject } from 'react';
import type { TextLine } from '#contract/office/texts';
import { fillSentence } from '#contract/text/fill-sentence';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { KeyHint } from '../../../parts/buttons/key-hint.tsx';
import { useFocusWhenDone } from '../../../parts/hooks/use-focus-when-done.ts';
import { FormDock } from '../../../parts/layout/form-dock.tsx';
import { Dialog, DialogFoot } from '../../../parts/messages/dialog.tsx';
import { useShortcut } from '../../../parts/shortcuts/shortcuts.ts';
import { useDateFormats } from '../../../parts/times/date-formats.ts';
import { middayOf } from '../../../parts/times/days.ts';
import { useHasTyped } from '../typed-lines.ts';
import { useTextsNavigation } from '../use-open-line.ts';
import { draftsOf, idOf, newestOf, problemOfValue } from '../values/values.ts';
import styles from './publish-dock.module.css';
import { type Published, usePublishLines } from './use-publish-lines.ts';

interface PublishDockProps {
  published: Published;
  lines: readonly (TextLine & { name: string })[];
  /** Has the focus when everything is public. */
  title: RefObject<HTMLHeadingElement | null>;
}

/** Says what is not public yet, and makes it so. */
export function PublishDock({ published, lines, title }: PublishDockProps) {
  const { publishing: text } = useText('texts');
  const { cancel } = useText('parts');
  const counted = useCounted();
  const dateFormats = useDateFormats();
  const change = useTextsNavigation();
  const hasTyped = useHasTyped();
  const { isBusy, publish, asked, confirm, giveUp } = usePublishLines(published);
  const drafts = draftsOf(lines);
  const wrong = drafts.filter(({ address, line, own }) => problemOfValue(line, address.locale, own.draft?.value ?? null));
  const [first] = wrong;
  const savedAt = newestOf(drafts.map(({ own }) => own.draft?.savedAt));
  const hasNews = drafts.length > 0 || hasTyped;
  useShortcut('entry', { 'Mod+Enter': publish });
  useFocusWhenDone(title, hasNews);

  const kept = savedAt && (dateFormats.dayOf(savedAt) === dateFormats.today() ? dateFormats.time(savedAt) : dateFormats.day(savedAt));
  const status = hasTyped ? text.saving : kept ? fillSentence(text.kept, { time: kept }) : text.nothing;
  const problem = first && {
    text: counted(text.problems, wrong.length),
    onClick: () => change({ line: idOf(first.address.name, first.address.path, first.address.locale) }),
  };
  return (
    <>
      <FormDock status={status} problem={problem} className={styles.dock}>
        <Button variant="primary" size="large" busy={isBusy} disabled={!hasNews} onClick={publish}>
          {drafts.length > 0 ? counted(text.publish, drafts.length) : text.publishNothing} <KeyHint keys="Mod+Enter" />
        </Button>
      </FormDock>
      {asked && (
        <Dialog title={text.legal.title} onClose={giveUp}>
          <p>{fillSentence(counted(text.legal.text, asked.length), { day: dateFormats.longDay(middayOf(dateFormats.today())) })}</p>
          <DialogFoot>
            <Button variant="ghost" onClick={giveUp}>
              {cancel}
            </Button>
            <Button variant="primary" onClick={() => void confirm()}>
              {text.legal.confirm}
            </Button>
          </DialogFoot>
        </Dialog>
      )}
    </>
  );
}

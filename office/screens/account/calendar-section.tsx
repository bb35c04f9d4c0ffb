import { CalendarPlus } from 'lucide-react';
import { useText } from '../../content/use-text.ts';
import { useCalendarFeed, useEndCalendar, useOpenCalendar } from '../../data/people/calendar.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { CopyButton } from '../../parts/buttons/copy-button.tsx';
import { Field } from '../../parts/fields/field.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import { Section } from './section.tsx';

/** The address at which a calendar program reads the person's interviews: made, renewed and ended here. */
export function CalendarSection() {
  const { calendar: text } = useText('account');
  const feed = useCalendarFeed();
  const openCalendar = useOpenCalendar();
  const endCalendar = useEndCalendar();
  const url = feed.data?.url ?? null;
  const open = useAction({ run: () => openCalendar.mutateAsync(), done: url === null ? text.opened : text.renewed });
  const end = useAction({ run: () => endCalendar.mutateAsync(), done: text.ended });
  return (
    <Section title={text.title} about={text.about} query={feed}>
      {url === null ? (
        <Button size="small" icon={CalendarPlus} busy={openCalendar.isPending} onClick={() => void open()}>
          {text.open}
        </Button>
      ) : (
        <div className="grid gap-3">
          <Field label={text.address} hint={text.secret}>
            {(control) => <input {...control} className="input" dir="ltr" readOnly value={url} onFocus={({ target }) => target.select()} />}
          </Field>
          <div className="flex flex-wrap gap-2">
            <CopyButton text={url} label={text.copy} />
            <a className="button button--ghost button--small" href={url.replace(/^https?:/, 'webcal:')}>
              {text.subscribe}
            </a>
            <Button variant="ghost" size="small" busy={openCalendar.isPending} onClick={() => void open()}>
              {text.renew}
            </Button>
            <Button variant="ghost" size="small" busy={endCalendar.isPending} onClick={() => void end()}>
              {text.end}
            </Button>
          </div>
        </div>
      )}
    </Section>
  );
}

import { Link, useNavigate } from '@tanstack/react-router';
import { AtSign, Bell, Bot, ChevronLeft, Copy, CornerUpLeft, FileText, GitMerge, UserRoundCheck } from 'lucide-react';
import type { QuoteDetail } from '#contract/office/quotes';
import { fillSentence } from '#contract/text/fill-sentence';
import type { CaseMenu, OpenMenu } from '../../../cases/case-selection-bar.tsx';
import { DetailNavigation, type Neighbours } from '../../../cases/detail/detail-navigation.tsx';
import { StateItems } from '../../../cases/state-items.tsx';
import { useText } from '../../../content/use-text.ts';
import { useMe } from '../../../data/people/account.ts';
import { IconButton } from '../../../parts/buttons/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../parts/buttons/menu.tsx';
import { mediaHook } from '../../../parts/hooks/media-hook.ts';
import { useAction } from '../../../parts/messages/use-action.ts';
import { OwnerLabel, OwnerMenu } from '../../../parts/people/owner.tsx';
import { useColleagueName } from '../../../parts/people/use-colleague-name.ts';
import { useDateFormats } from '../../../parts/times/date-formats.ts';
import { ClosingItems } from '../closing-items.tsx';
import { type QuoteCommands, quoteKind } from '../quote-kind.ts';
import { QuoteStateLabel } from '../quote-state.tsx';
import { ReminderItems } from '../reminder-items.tsx';
import styles from './quote-bar.module.css';

/** Whether there is no room for a month in letters beside the other choices. */
const useIsNarrow = mediaHook('(width < 75em)');

interface QuoteBarProps extends Neighbours {
  quote: QuoteDetail;
  openMenu: CaseMenu | undefined;
  onOpenMenu: OpenMenu;
  commands: QuoteCommands;
  onReply(): void;
  onMerge: (() => void) | undefined;
  onChooseDay(): void;
  /** Undefined where the address is the customer's own word. */
  onEmail: (() => void) | undefined;
}

/** Reference, state, owner, and what else can be done. On a phone the page's top stands over it. */
export function QuoteBar({
  quote,
  openMenu,
  onOpenMenu,
  commands,
  onPrevious,
  onNext,
  onReply,
  onMerge,
  onChooseDay,
  onEmail,
}: QuoteBarProps) {
  const text = useText('quotes');
  const copyText = useText('copy');
  const dateFormats = useDateFormats();
  const { nobodyYet } = useText('parts');
  const nameOf = useColleagueName();
  const isNarrow = useIsNarrow();
  const { reference, assigneeId, remindAt } = quote;
  const owner = assigneeId === null ? nobodyYet : nameOf(assigneeId);
  const menu = (name: CaseMenu) => ({
    open: openMenu === name,
    onOpenChange: (isOpen: boolean) => onOpenMenu(isOpen ? name : undefined),
  });
  const copy = useAction({
    run: async () => navigator.clipboard.writeText(reference),
    done: fillSentence(text.detail.copied, { reference }),
    // Without the right to the clipboard, and on plain http of another machine.
    failed: copyText.failed,
  });
  const reminded = remindAt ? fillSentence(text.detail.reminder, { date: dateFormats.longDay(remindAt) }) : text.actions.remind;

  return (
    <div className={`pane-bar phone-top ${styles.bar}`}>
      <Link className={`flex items-center gap-1 text-heading font-600 phone-only ${styles.back}`} to="/quotes" search={true}>
        <ChevronLeft className="icon icon-along" aria-hidden />
        {text.title}
      </Link>
      <span className={`inline-flex flex-none items-center gap-1 ${styles.reference}`}>
        <bdi className="reference" dir="ltr">
          {reference}
        </bdi>
        <span className="wide-only">
          <IconButton icon={Copy} label={text.detail.copy} onClick={() => void copy()} />
        </span>
      </span>
      <span className={`row gap-2 min-w-0 ${styles.picks}`}>
        <Menu {...menu('state')} label={`${text.state}: ${text.states[quote.state]}`} trigger={<QuoteStateLabel state={quote.state} />}>
          <StateItems kind={quoteKind} rows={[quote]} onChoose={(state) => commands.setState([quote], state)} />
          <ClosingItems rows={[quote]} commands={commands} />
        </Menu>
        <OwnerMenu
          {...menu('assign')}
          className={styles.owner}
          label={`${text.owner}: ${owner}`}
          trigger={<OwnerLabel id={assigneeId} className="truncate" />}
          permission="quotes.answer"
          assigneeId={assigneeId}
          onChoose={(id) => commands.assign([quote], id)}
        />
        <Menu
          {...menu('remind')}
          variant={remindAt ? 'select' : 'icon'}
          isOn={remindAt !== null}
          label={reminded}
          trigger={
            <>
              <Bell className="icon" aria-hidden />
              {remindAt && <span>{isNarrow ? dateFormats.dayInFigures(remindAt) : dateFormats.day(remindAt)}</span>}
            </>
          }
        >
          <ReminderItems remindAt={remindAt} onChoose={(at) => commands.remind(quote, at)} onChooseDay={onChooseDay} />
        </Menu>
      </span>
      <DetailNavigation kind={quoteKind} className={styles.steps} {...{ onPrevious, onNext }}>
        <MoreItems {...{ quote, commands, onReply, onMerge, onEmail }} />
      </DetailNavigation>
    </div>
  );
}

type MoreItemsProps = Pick<QuoteBarProps, 'quote' | 'commands' | 'onReply' | 'onMerge' | 'onEmail'>;

function MoreItems({ quote, commands, onReply, onMerge, onEmail }: MoreItemsProps) {
  const { actions } = useText('quotes');
  const me = useMe();
  const navigate = useNavigate();
  return (
    <>
      {quote.assigneeId !== me.id && (
        <MenuItem icon={UserRoundCheck} keys="A M" label={actions.assignMe} onSelect={() => commands.assign([quote], me.id)} />
      )}
      <MenuItem icon={<CornerUpLeft className="icon icon-along" aria-hidden />} label={actions.replied} onSelect={onReply} />
      {onEmail && <MenuItem icon={AtSign} label={quote.email === '' ? actions.addEmail : actions.correctEmail} onSelect={onEmail} />}
      {onMerge && <MenuItem icon={GitMerge} label={actions.merge} onSelect={onMerge} />}
      <MenuSeparator />
      <MenuItem
        icon={Bot}
        label={quote.suspicious ? actions.genuine : actions.suspicious}
        onSelect={() => commands.setSuspicious([quote], !quote.suspicious)}
      />
      <MenuItem icon={FileText} label={actions.templates} onSelect={() => void navigate({ to: '/templates' })} />
    </>
  );
}

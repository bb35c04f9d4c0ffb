import { Link } from '@tanstack/react-router';
import { Bot, CalendarX2, ChevronLeft, CornerUpLeft, ExternalLink, GitMerge, MessageCircleCheck, Split, Trash2 } from 'lucide-react';
import { type ApplicationDetail, type ApplicationPart, type ApplicationRow, canMergeApplications } from '#contract/office/applications';
import { fillSentence } from '#contract/text/fill-sentence';
import { DetailNavigation, type Neighbours } from '../../../cases/detail/detail-navigation.tsx';
import { useText } from '../../../content/use-text.ts';
import { useSeparateApplication } from '../../../data/cases/applications.ts';
import { useJobTitle } from '../../../data/cases/use-job-title.ts';
import { MenuItem, MenuSeparator } from '../../../parts/buttons/menu.tsx';
import { useIsPhone } from '../../../parts/hooks/use-is-phone.ts';
import { useAction } from '../../../parts/messages/use-action.ts';
import { OwnerLabel, OwnerMenu } from '../../../parts/people/owner.tsx';
import { useColleagueName } from '../../../parts/people/use-colleague-name.ts';
import { useDateFormats } from '../../../parts/times/date-formats.ts';
import { type ApplicationCommands, applicationKind } from '../application-kind.ts';
import styles from './detail-toolbar.module.css';

export type DetailDialog = 'reply' | 'interview' | 'merge' | 'erase';

interface DetailToolbarProps extends Neighbours {
  application: ApplicationDetail;
  commands: ApplicationCommands;
  onDialog(dialog: DetailDialog): void;
}

/** The link back to the list, the assignee where there is room, and further actions. */
export function DetailToolbar({ application, commands, onPrevious, onNext, onDialog }: DetailToolbarProps) {
  const text = useText('applications');
  const isPhone = useIsPhone();
  const titleOf = useJobTitle();
  const { state, declineNotifiedAt, suspicious, interview, statusUrl } = application;
  return (
    <div className={`pane-bar phone-top ${styles.bar}`}>
      <Link
        className={`flex flex-1 items-center gap-1 min-h-target min-w-0 text-quiet hover:text-heading text-xs ${styles.back}`}
        to="/applications"
        search={true}
      >
        <ChevronLeft className="icon icon-along" aria-hidden />
        <bdi className="truncate">{titleOf(application)}</bdi>
      </Link>
      {!isPhone && <ApplicationOwnerMenu {...{ application, commands }} />}
      <DetailNavigation kind={applicationKind} className={styles.steps} {...{ onPrevious, onNext }}>
        <MenuItem icon={CornerUpLeft} label={text.actions.reply} onSelect={() => onDialog('reply')} />
        {state === 'declined' && (
          <MenuItem
            icon={MessageCircleCheck}
            label={declineNotifiedAt === null ? text.actions.told : text.actions.notTold}
            onSelect={() => commands.setNotified(application, declineNotifiedAt === null)}
          />
        )}
        {interview && (
          <MenuItem icon={CalendarX2} label={text.actions.noInterview} onSelect={() => commands.setInterview(application, null)} />
        )}
        <MenuItem
          icon={Bot}
          label={suspicious ? text.actions.genuine : text.actions.suspicious}
          onSelect={() => commands.setSuspicious([application], !suspicious)}
        />
        {mergeTargets(application).length > 0 && <MenuItem icon={GitMerge} label={text.actions.merge} onSelect={() => onDialog('merge')} />}
        <SeparateItems parts={application.parts} />
        <MenuItem icon={ExternalLink} label={text.detail.page} onSelect={() => void window.open(statusUrl, '_blank', 'noreferrer')} />
        <MenuSeparator />
        <MenuItem icon={Trash2} isBad label={text.actions.erase} onSelect={() => onDialog('erase')} />
      </DetailNavigation>
    </div>
  );
}

/** Lists what an application can become a part of: nothing while it has parts of its own. */
export const mergeTargets = (application: ApplicationDetail): ApplicationRow[] =>
  application.parts.length > 0 ? [] : application.others.filter((other) => canMergeApplications(application, other));

/** Splits off what the person sent for the same job again, which was somebody else's perhaps. */
function SeparateItems({ parts }: Pick<ApplicationDetail, 'parts'>) {
  const { actions, separate: text } = useText('applications');
  const dateFormats = useDateFormats();
  const separate = useSeparateApplication();
  const separateIt = useAction({
    run: ({ id }: ApplicationPart) => separate.mutateAsync(id),
    done: (_, { reference }) => fillSentence(text.done, { reference }),
    failed: text.failed,
  });
  return parts.map((part) => (
    <MenuItem
      key={part.id}
      icon={Split}
      label={fillSentence(actions.separate, { date: dateFormats.day(part.receivedAt) })}
      onSelect={() => void separateIt(part)}
    />
  ));
}

/** Shows whose it is, and gives it to somebody else. */
export function ApplicationOwnerMenu({ application, commands }: Pick<DetailToolbarProps, 'application' | 'commands'>) {
  const text = useText('applications');
  const { nobodyYet } = useText('parts');
  const nameOf = useColleagueName();
  const { assigneeId } = application;
  return (
    <OwnerMenu
      label={`${text.owner}: ${assigneeId === null ? nobodyYet : nameOf(assigneeId)}`}
      trigger={<OwnerLabel id={assigneeId} className="truncate" />}
      permission={applicationKind.permission}
      assigneeId={assigneeId}
      onChoose={(id) => commands.assign([application], id)}
    />
  );
}

import type { PlaceHelp } from './place-help.ts';

/** The sheet that explains a place. */
export const helpSheet = {
  title: 'Help',
  label: 'Help: {place}',
  region: 'Help and keys',
  steps: 'What you do here',
  after: 'What happens then',
  keysHere: 'Keys here',
  others: 'Help with other places',
  every: 'Help with every place',
} as const;

/** Explains each place by the name of its screen. `{quotes.detail.answer}` is that label, as its button has it. */
export const placeHelp = {
  today: {
    about: 'Everything that waits for an answer from you and your colleagues, the oldest first. Begin your day here.',
    steps: [
      'Press {today.start}: whoever has waited longest opens.',
      'Answer or decide, come back to {screens.today}, and take the next line of the list.',
      'Look under {today.otherItems.title} for what a colleague gave you, for reminders, and for emails that did not arrive.',
    ],
    after: 'What has an answer leaves the list by itself. New things appear without a reload.',
  },
  quotes: {
    about:
      'Everyone who asked us for a quote, with what they wrote and what we replied. {quotes.views.waiting} shows who waits for us, and what a colleague gave you is marked until you open it.',
    steps: [
      'Open a quote, press {quotes.detail.answer}, write, add files with {attachments.attach}, and press {answer.send}.',
      'Press {quotes.state} and choose how it stands, {quotes.states.won} or {quotes.states.lost} for example.',
      'Press {quotes.actions.remind} and choose a day: on that day it is on {screens.today} again. Write @ and a name under {quotes.detail.note} to ask a colleague.',
    ],
    after:
      'Your reply leaves after a few seconds. Until then {answer.takeBack} stops it. A reply that you do not finish stays as a draft, with its files. {quotes.detail.offer} writes one with lines and sums: {offers.send} numbers it, and the customer accepts it on a page of their own. Select several to write one email to all of them: {quotes.selection.write} is in the bar below. You take back anything else with {parts.undo} in the message that appears.',
  },
  offers: {
    about: 'Every price offer that we wrote, whichever quote it answers: its number, its total, how it stands and whether it was sent.',
    steps: [
      'Type a number, a customer or a title, or press {list.filter} and choose a status.',
      'Open a line: the offer opens in its quote, where you read it, withdraw it or write its next version with {offers.revise}.',
      'Look for {offers.deliveries.none}: such an offer has a number, but no email with it has left. {offers.sendAgain} writes one.',
    ],
    after: 'A new offer begins in a quote, with {quotes.detail.offer}. What a customer accepts is {offers.states.accepted} here at once.',
  },
  applications: {
    about: 'Everyone who applied for a job, from the first look to the decision.',
    steps: [
      'Open an application: the résumé is beside it. Give it stars under {applications.detail.rating}.',
      'Choose the next stage under {applications.detail.stage}, or press {applications.detail.decline}. Write @ and a name under {applications.detail.note} to ask a colleague.',
      'Press {applications.detail.write}, tell the person, and press {answer.send}. An interview goes into their calendar with it.',
    ],
    after:
      'Whoever applies for the same job again stays one application, with both résumés. Select several in the list to decline them with one email: {applications.selection.declineAndWrite} is under {applications.selection.decline}. Applicants see their stage on a page of their own, a decline only once they were told. {parts.undo} takes your last step back. {applications.actions.erase} is for good, and on the day shown every application is erased by itself.',
  },
  reviews: {
    about: 'Reviews by visitors wait here until you decide. Only what you publish is on the site, and visitors’ words are never changed.',
    steps: [
      'Read the large review, and press {reviews.publish} or {reviews.reject}.',
      'If something went wrong, press {reviews.answerFirst} and ask before you decide.',
      'Drag a review under {reviews.public.title} to its position. The first three are on the home page.',
    ],
    after:
      'A published review is on the site at once. {parts.undo} takes back your decision. Later, {reviews.public.withdraw} is in the menu of a public review, beside {reviews.publicAnswer.add}, which puts your words below it on the site, and {reviews.client.add}, which names the client whose review it is; rejected ones have {reviews.rejected.publish}.',
  },
  figures: {
    about: 'What a period brought, beside the one before: quotes by page, campaign and language, what became of them, how fast we replied.',
    steps: [
      'Choose a period at the top, or {figures.periods.own} and two days.',
      'Read {figures.sections.pages.title} and {figures.sections.sources.title}: they show which pages and campaigns people write from.',
      'Press {figures.headline.won} or a colleague to see the quotes themselves, or {figures.csv} to save the figures as a table.',
    ],
    after:
      'Say why a quote was won or lost: press {quotes.state} in it, then {closing.because.lost}. The same figures come by email on the first morning of the week, if you switch that on under {account.mails.title}.',
  },
  jobs: {
    about: 'The jobs that we look for people for. Visitors see those that are open, and apply on the site.',
    steps: [
      'Press {jobs.add}, and fill in the fields in one language or in both.',
      'Read the card beside it, as visitors will see it, and press {jobs.editor.publish}.',
      'To end it early, choose {jobs.menu.close} in the menu of the job.',
    ],
    after:
      'What you type is saved as a draft that visitors do not see. After its closing date a job leaves the site by itself. Visitors who asked for it on the careers page get one email about new jobs, when the office opens on the next working day; what was published less than an hour before waits for the one after. {jobs.menu.reopen} and {jobs.menu.restore} bring it back.',
  },
  clients: {
    about: 'The clients on the site, with their logos, in the order in which visitors see them.',
    steps: [
      'Press {clients.add}, enter a name, a category and a logo.',
      'Press {clients.editor.publish}: the client is on the site at once.',
      'Drag a client to another position, or choose {clients.order.toPlace} in its menu.',
    ],
    after:
      'Under {clients.editor.story.title} you can say what it was like before, what was done and how it is now: the client’s own page shows it. {parts.undo} takes back your last change. {clients.editor.remove} takes a client off the site and keeps it: choose {clients.off} under {clients.moreFilters}, and press {clients.putBack}.',
  },
  offices: {
    about: 'Our branches: the pins on the map of the home page, and the page Our Group.',
    steps: [
      'Press {offices.add}, and enter the name, the country and the address.',
      'Drag the pin on the map to the city.',
      'Press {offices.panel.publish}: the branch is on the site at once.',
    ],
    after:
      'The switch under {offices.columns.home} takes a branch off the map and leaves it on Our Group. {parts.undo} takes back your last change. What you delete is kept under {offices.deleted.title}, where {offices.deleted.restore} brings it back.',
  },
  members: {
    about: 'The people whom the About page introduces: who they are, and what each answers for.',
    steps: [
      'Press {members.add}, and enter the name, the role and what the person answers for.',
      'Choose a portrait that the person agrees to. Without one their initials are shown.',
      'Press {members.panel.publish}: the person is on the site at once.',
    ],
    after:
      'Whoever answers quote requests or applications can sign the emails that confirm them: tick it under {members.panel.signs}. The switch under {members.columns.shown} takes someone off the page and keeps them here. {members.panel.remove} is for good: it erases the portrait and what the history says of the person.',
  },
  texts: {
    about: 'Every sentence that visitors read, in every language of the site. You change it beside the page that it stands on.',
    steps: [
      'Choose a page, and click the sentence that you want to change where it stands on the page. On a phone, {texts.preview.open} shows the page.',
      'Write it anew. It is a draft: visitors still read the old words.',
      'Press {texts.publishing.publishNothing} to make your drafts public.',
    ],
    after:
      'Visitors read the new words when they open the page again. A question of a service page that you empty leaves the page with its answer. {texts.field.discard} drops a draft. {texts.field.toOriginal} brings the first words back. {texts.history.open} shows all earlier words, and {texts.history.restore} brings them back.',
  },
  pages: {
    about: 'The services that we offer, each with a page of its own. A service that you do not offer is switched off here.',
    steps: [
      'Find the service. A click on its name shows its page as visitors see it.',
      'Switch it off: its page, and what leads there, is gone at once.',
      'Switch it on when you offer it again: everything comes back as it was.',
    ],
    after: 'Nothing is deleted. {parts.undo} in the message that appears takes back a switch, and so does the switch itself.',
  },
  pictures: {
    about: 'Every picture and film of the site, page by page. You replace each by your own, or switch a film off.',
    steps: [
      'Click a picture, press {pictures.file.choose}, and choose a photo from your device. For a film, choose {pictures.filmChoice.own} or {pictures.filmChoice.still} first.',
      'Click on what matters most in the photo, zoom in if you like, and say in words what it shows, for people who cannot see it.',
      'Press {pictures.publish}. Making all the sizes takes up to a minute.',
    ],
    after: 'Visitors see it when they open the page again. {pictures.reset} brings back what the site came with at any time.',
  },
  hours: {
    about: 'When we are open: in an ordinary week, and on days that differ, such as Ramadan and holidays.',
    steps: [
      'Set the hours of each day under {hours.week}.',
      'Press {hours.exceptions.add}, choose {hours.holidayNames.ramadan} or other days, and set their hours.',
      'Press {hours.publish}: the hours on the site, in emails and in search engines change together.',
    ],
    after:
      'An exception begins and ends by itself: you need not think of it. {hours.discard} drops what is not published, {parts.undo} takes back what is.',
  },
  templates: {
    about: 'Texts to begin replies with, so that nobody writes the same email every day.',
    steps: [
      'Press {templates.add}, give it a name, and choose under {templates.purpose} where it is needed.',
      'Write the text. {templates.insert} puts in the name of the customer, for example.',
      'Press {templates.save}.',
    ],
    after:
      'You find it under {answer.template} when you write a reply. Emails that were sent before stay as they were. {templates.remove} can be taken back with {parts.undo}.',
  },
  undelivered: {
    about: 'Emails of ours that did not arrive, because the address was wrong or the mailbox full, for example.',
    steps: [
      'Open an email, and read why it was refused.',
      'Correct the address under {undelivered.recipient}, and press {undelivered.sendAgain}.',
      'If you know that it did arrive, press {undelivered.arrived} where that is offered.',
    ],
    after: 'The email leaves this list. If it is refused again it comes back, with the reason.',
  },
  attention: {
    about: 'Entries with an error, which the site leaves out until it is corrected. Most of the time this list is empty.',
    steps: [
      'Open an entry. The field with the error is marked.',
      'Correct it and publish.',
      'A visitor’s review cannot be corrected: press {attention.reject}.',
    ],
    after: 'What is correct is on the site again at once, and leaves this list.',
  },
  people: {
    about: 'Everyone who works in the Office, and what each may do.',
    steps: [
      'Press {people.invite}, enter a name and an address, choose one role or several, and press {people.invitation.send}.',
      'To change what somebody may do, open the roles in their line, choose, and save. {people.change} is in the menu of their line.',
      'When somebody leaves, choose {people.deactivate} in the menu of their line, and who takes what is still open.',
    ],
    after:
      'The link in the invitation works once, for 3 days. {people.sendAgain} makes a new one. {people.activate} lets somebody back in, and nothing that they did is lost. {parts.undo} gives back what was handed over too.',
  },
  connections: {
    about:
      'Tells other systems what happens here, a CRM or a chat for example, and lets them read figures or keep clients, branches and jobs up to date.',
    steps: [
      'Press {connections.add}, enter the address that the other system shows you, choose the format and the events, and press {connections.create}.',
      'Copy the secret that appears into the other system: it is shown this once. Then press {connections.tryOut}.',
      'For a system that reads or writes by itself, press {connections.addToken}, choose what it may do, and copy the token.',
    ],
    after:
      'What does not arrive is sent again for three days. After that it stays under {connections.deliveries} with the reason, and {connections.resend} sends it once more. An endpoint that fails for days is turned off, and the owners get an email. {connections.renew} makes another secret, and the old one works for a while longer. {connections.revoke} ends a token at once.',
  },
  company: {
    about: 'What the site says of the company, telephone and address for example, who is told of new requests, and how the Office works.',
    steps: [
      'Change a field. Under it you read what is on the site now.',
      'Press {company.publish}: the site and our emails change at once.',
      'Press {company.see}, and look at the result.',
    ],
    after:
      '{company.discard} drops what is not published. {company.toConfigured} brings back the first value of a field, and {screens.history} lets you take back each change.',
  },
  history: {
    about: 'Who did what in the Office, and when. Nobody can change it.',
    steps: [
      'Search for a name, or choose under {history.actor}, {history.area} and {history.period}.',
      'Press {history.columns.undo} at the end of a line to take that change back.',
      'Press {history.csv} to save what you see as a table.',
    ],
    after: 'Taking back is a line of its own, so nothing gets lost. Emails that were sent and data that were erased cannot come back.',
  },
  privacy: {
    about: 'For people who ask what we keep about them, or who want it erased.',
    steps: [
      'Enter their address under {privacy.email}: below it stands what is stored, and which other addresses the person has.',
      'Press {privacy.export.action}, and send them the file.',
      'Only if they ask for it, press {privacy.erase.action} and type the address once more.',
    ],
    after: 'Erasing is for good and cannot be taken back. The history keeps that something was erased, without the name.',
  },
  account: {
    about: 'How you sign in, which emails you get, and in which language and colours you see the Office.',
    steps: [
      'Press {account.passkeys.add}: then you sign in with your fingerprint, your face or your device’s PIN.',
      'Choose under {account.habits.title} your language, and under {account.mails.title} what you want to hear of. {account.calendar.open} shows your interviews in your calendar app.',
      'If you have lost a device, press {account.sessions.endOthers}.',
    ],
    after: 'Every change counts at once, for you alone. If you cannot sign in any more, an owner sends you a new link.',
  },
} as const satisfies Record<string, PlaceHelp>;

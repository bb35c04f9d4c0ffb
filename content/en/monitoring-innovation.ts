import { brand } from '#brand';
import { claimed, figures } from '#content/en/figures';
import { it } from '#content/en/it';
import type { Crumb, HighlightedText, PageMetadata } from '#content/types';
import { urls } from '#contract/urls';

const metadata = {
  title: `Monitoring & Innovation | ${brand.name}`,
  description: `Real-time monitoring of servers, networks and backups for companies in ${brand.office.country}, and the improvements that the readings suggest. Ask ${brand.name}.`,
  keywords: [
    `IT monitoring ${brand.office.country}`,
    'server monitoring',
    `network monitoring ${brand.office.city}`,
    'real-time alerts',
    'IT innovation',
    'system evaluation',
  ],
} as const satisfies PageMetadata;

export const monitoringInnovation = {
  metadata,
  breadcrumb: [
    { label: it.crumb },
    { label: 'Monitoring & Innovation', href: urls.monitoringInnovation },
  ] as const satisfies readonly Crumb[],
  service: { name: 'Monitoring & Innovation', description: metadata.description },

  hero: {
    title: { before: 'We see it ', highlight: 'before', after: ' you feel it.' } satisfies HighlightedText,
    lead: 'Servers, links, backups and programs report how they are. We read the reports, act on them, and show you what they teach.',
    film: { play: 'Play film', pause: 'Pause film' },
  },

  needs: {
    text: 'Four needles we would put on your wall, and what each is there to show.',
    dials: [
      {
        figure: '70%',
        title: 'Warned in time',
        text: 'Disks, certificates and licences announce their end. The aim is to hear most faults as warnings.',
      },
      {
        figure: '60%',
        title: 'Less at stake',
        text: 'The risk we work to take out: single machines and single people that everything hangs on.',
      },
      {
        figure: '85%',
        title: 'Checked by itself',
        text: 'The part of the daily round a program can walk, so that engineers look at what is new.',
      },
      { figure: '40%', title: 'Less guesswork', text: 'Meetings about “why is it slow” are shorter when the curve is on the table.' },
    ],
  },

  night: {
    title: 'One night, line by line',
    text: 'A made-up night in a made-up company. The lines are the kind we read.',
    lines: [
      { time: '22:04', text: 'Backup of the accounts begins.', state: 'calm' },
      { time: '23:41', text: 'Backup done, opened on trial, closed again.', state: 'calm' },
      { time: '01:17', text: 'Second disk of the file server answers late, for the third time.', state: 'alarm' },
      { time: '01:19', text: 'The engineer on duty is called. Work moves to the spare disk.', state: 'act' },
      { time: '02:05', text: 'Copy complete. A new disk is put on the morning’s list.', state: 'act' },
      { time: '06:30', text: 'Lines to both branches measured: as yesterday.', state: 'calm' },
      { time: '08:58', text: 'First login of the day. Nobody notices anything.', state: 'calm' },
    ],
    states: { calm: 'All well', alarm: 'Alarm', act: 'Action' },
  },

  pitch: {
    quote: { primary: 'A graph repairs nothing.', secondary: 'Somebody has to read it and pick up the phone.' },
    text: [
      'We install the sensors, agree with you what counts as urgent, and decide who is woken for what. Everything else waits for office hours, because an alarm that rings for nothing is soon switched off.',
      'Innovation is the other half. The same curves show which server idles, which process waits for which, and where a small change would be felt by everyone.',
    ],
    pictureAlt: 'Three displays: a map of the world with network links, and their readings',
  },

  reasons: [
    { title: 'Proven Expertise', text: 'Engineers who have run systems like yours know which noise matters.' },
    { title: 'End-to-End Solutions', text: 'From the sensor in the cabinet to the sentence in the report, one team answers for it.' },
    { title: 'Fast & Scalable', text: 'The first readings come with the first sensor; another branch is another row on the screen.' },
    { title: 'Client-Centered Approach', text: 'Your opening hours, your critical day, your words for what “down” means.' },
    { title: 'Innovation First', text: 'Each report ends with one thing we would improve, and what it would take.' },
    { title: 'Security First', text: 'Sensors may read, never write, and everything they send is encrypted.' },
  ],

  figures: claimed([
    { value: '60', unit: '%', label: 'Risk Reduction' },
    { value: '45', unit: '%', label: 'Faster Response' },
    { value: '80', unit: '%', label: 'Efficiency Identified' },
    figures.realTimeMonitoring,
  ]),

  closing: {
    title: 'What did your systems do last night?',
    text: 'If the honest answer is “I do not know”, tell us what you run and where. We will say what can be measured.',
    action: { label: 'Start the readings', href: urls.contact },
  },
} as const;

import type { ServiceId } from '#contract/services';

/** People who do not exist; their names say so. */
export interface DemoReview {
  firstName: string;
  rate: number;
  service: ServiceId;
  message: string;
}

/** The newest first. */
export const demoReviews: DemoReview[] = [
  {
    firstName: 'Lina',
    rate: 5,
    service: 'POS Software',
    message: 'Our three tills were set up on a Thursday night. On Friday the staff sold as usual and the stock was right.',
  },
  {
    firstName: 'Omar',
    rate: 5,
    service: 'Cyber Security',
    message: 'They found two open doors in our network, closed them the same day and explained both in words I could pass on.',
  },
  {
    firstName: 'Sara',
    rate: 4,
    service: 'Web',
    message: 'The new site loads fast on a phone and we change the texts ourselves. One round of pictures came later than planned.',
  },
  {
    firstName: 'Yousef',
    rate: 5,
    service: 'Network',
    message: 'Wi-Fi now reaches every floor of the clinic. The cabling is labelled, so our own people find their way around it.',
  },
  {
    firstName: 'Maya',
    rate: 5,
    service: 'Phone Application',
    message: 'From sketch to app store in nine weeks, with a test version on our phones every second Sunday.',
  },
  {
    firstName: 'Khaled',
    rate: 4,
    service: 'CCTV & Smart Home',
    message: 'Clear pictures at night and an app that works from abroad. Training the guards took one visit more than agreed.',
  },
  {
    firstName: 'Rana',
    rate: 5,
    service: 'Cloud Services',
    message: 'Mail and files moved over a weekend and nothing was lost. The monthly bill is lower than our old servers were.',
  },
  {
    firstName: 'Tareq',
    rate: 3,
    service: 'Maintenance',
    message: 'The technician knew his work and fixed both printers, but we waited until the afternoon for a morning visit.',
  },
  {
    firstName: 'Dana',
    rate: 5,
    service: 'Established & Rebuild',
    message: 'We opened a second branch and found every desk ready: lines, computers, accounts. Nobody lost a working day.',
  },
  {
    firstName: 'Faris',
    rate: 4,
    service: 'Windows',
    message: 'The stock program does what our spreadsheet could not. Two reports were added after we had used it for a month.',
  },
  {
    firstName: 'Hala',
    rate: 5,
    service: 'AI',
    message: 'Incoming invoices sort themselves now, and the few doubtful ones wait for us in a list. A calm end of the month.',
  },
  {
    firstName: 'Samer',
    rate: 5,
    service: 'Monitoring & innovations',
    message: 'We hear of a full disk before it is one. Last month they called us about a backup that had not run.',
  },
];

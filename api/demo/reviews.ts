import type { ServiceId } from '#contract/services';

/** People who do not exist; their names say so. */
export interface DemoReview {
  name: string;
  mailbox: string;
  rate: number;
  service: ServiceId;
  message: string;
  /** The name of the demo's client whose it is. */
  client?: string;
}

/** The newest first; every second one in Arabic, as visitors of both languages write them. */
export const demoReviews: DemoReview[] = [
  {
    name: 'Lina',
    mailbox: 'lina',
    client: 'Zeitra',
    rate: 5,
    service: 'POS Software',
    message: 'Our three tills were set up on a Thursday night. On Friday the staff sold as usual and the stock was right.',
  },
  {
    name: 'عمر',
    mailbox: 'omar',
    client: 'Fanarly',
    rate: 5,
    service: 'Cyber Security',
    message: 'وجدوا في شبكتنا ثغرتين، وأغلقوهما في اليوم نفسه، وشرحوا لنا كلًّا منهما بكلام نستطيع أن ننقله إلى غيرنا.',
  },
  {
    name: 'Sara',
    mailbox: 'sara',
    client: 'Orvaq',
    rate: 4,
    service: 'Web',
    message: 'The new site loads fast on a phone and we change the texts ourselves. One round of pictures came later than planned.',
  },
  {
    name: 'يوسف',
    mailbox: 'yousef',
    client: 'Noorvia',
    rate: 5,
    service: 'Network',
    message: 'صارت شبكة الواي فاي تصل إلى كل طوابق العيادة، والكابلات معلَّمة، فيعرف موظفونا طريقهم إليها دون سؤال.',
  },
  {
    name: 'Maya',
    mailbox: 'maya',
    rate: 5,
    service: 'Phone Application',
    message: 'From sketch to app store in nine weeks, with a test version on our phones every second Sunday.',
  },
  {
    name: 'خالد',
    mailbox: 'khaled',
    rate: 4,
    service: 'CCTV & Smart Home',
    message: 'صورة واضحة في الليل، وتطبيق يعمل من خارج البلاد. احتاج تدريب الحرّاس إلى زيارة أكثر مما اتفقنا عليه.',
  },
  {
    name: 'Rana',
    mailbox: 'rana',
    client: 'Halmora',
    rate: 5,
    service: 'Cloud Services',
    message: 'Mail and files moved over a weekend and nothing was lost. The monthly bill is lower than our old servers were.',
  },
  {
    name: 'طارق',
    mailbox: 'tareq',
    rate: 3,
    service: 'Maintenance',
    message: 'الفنّي يتقن عمله وأصلح الطابعتين، لكننا انتظرنا إلى ما بعد الظهر زيارةً كان موعدها صباحًا.',
  },
  {
    name: 'Dana',
    mailbox: 'dana',
    rate: 5,
    service: 'Established & Rebuild',
    message: 'We opened a second branch and found every desk ready: lines, computers, accounts. Nobody lost a working day.',
  },
  {
    name: 'فارس',
    mailbox: 'faris',
    rate: 4,
    service: 'Windows',
    message: 'برنامج المخزون يفعل ما عجزت عنه جداولنا، وأضافوا إليه تقريرين بعد أن استعملناه شهرًا.',
  },
  {
    name: 'Hala',
    mailbox: 'hala',
    client: 'Ghaymo',
    rate: 5,
    service: 'AI',
    message: 'Incoming invoices sort themselves now, and the few doubtful ones wait for us in a list. A calm end of the month.',
  },
  {
    name: 'سامر',
    mailbox: 'samer',
    rate: 5,
    service: 'Monitoring & innovations',
    message: 'يصلنا خبر القرص قبل أن يمتلئ. وفي الشهر الماضي اتصلوا بنا بشأن نسخة احتياطية لم تُنفَّذ.',
  },
];

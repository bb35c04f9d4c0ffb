import type { Locale } from '#contract/locales';

/** Texts of the Office by the name that their file exports them under. The files of every language have the same names. */
export interface EnglishTexts {
  account: typeof import('./en/account.ts').account;
  answer: typeof import('./en/cases/answer.ts').answer;
  applications: typeof import('./en/cases/applications.ts').applications;
  attachments: typeof import('./en/cases/attachments.ts').attachments;
  attention: typeof import('./en/attention.ts').attention;
  closing: typeof import('./en/cases/closing.ts').closing;
  clients: typeof import('./en/clients.ts').clients;
  company: typeof import('./en/company.ts').company;
  connections: typeof import('./en/connections.ts').connections;
  contacts: typeof import('./en/cases/contacts.ts').contacts;
  contentFiles: typeof import('./en/content-files.ts').contentFiles;
  copy: typeof import('./en/copy.ts').copy;
  fields: typeof import('./en/cases/fields.ts').fields;
  figures: typeof import('./en/figures.ts').figures;
  firstSteps: typeof import('./en/first-steps.ts').firstSteps;
  frame: typeof import('./en/frame.ts').frame;
  history: typeof import('./en/history.ts').history;
  hours: typeof import('./en/hours.ts').hours;
  jobs: typeof import('./en/jobs.ts').jobs;
  keys: typeof import('./en/keys.ts').keys;
  list: typeof import('./en/list.ts').list;
  logos: typeof import('./en/logos.ts').logos;
  members: typeof import('./en/members.ts').members;
  messages: typeof import('./en/messages.ts').messages;
  more: typeof import('./en/more.ts').more;
  offers: typeof import('./en/cases/offers.ts').offers;
  offices: typeof import('./en/offices.ts').offices;
  pages: typeof import('./en/pages.ts').pages;
  palette: typeof import('./en/palette.ts').palette;
  parts: typeof import('./en/parts.ts').parts;
  pdf: typeof import('./en/cases/pdf.ts').pdf;
  people: typeof import('./en/people.ts').people;
  pictures: typeof import('./en/pictures.ts').pictures;
  privacy: typeof import('./en/privacy.ts').privacy;
  quotes: typeof import('./en/cases/quotes.ts').quotes;
  reviews: typeof import('./en/cases/reviews.ts').reviews;
  roles: typeof import('./en/roles.ts').roles;
  signIn: typeof import('./en/sign-in.ts').signIn;
  spam: typeof import('./en/cases/spam.ts').spam;
  templates: typeof import('./en/cases/templates.ts').templates;
  textNames: typeof import('./en/text-names.ts').textNames;
  texts: typeof import('./en/texts.ts').texts;
  timeline: typeof import('./en/cases/timeline.ts').timeline;
  today: typeof import('./en/today.ts').today;
  undelivered: typeof import('./en/cases/undelivered.ts').undelivered;
}

/** Names of the screens, which the frame shows before their own texts are there. */
export const screenNames = {
  today: { en: 'Today', ar: 'اليوم' },
  quotes: { en: 'Quotes', ar: 'طلبات الأسعار' },
  offers: { en: 'Price offers', ar: 'عروض الأسعار' },
  applications: { en: 'Applications', ar: 'طلبات التوظيف' },
  reviews: { en: 'Reviews', ar: 'الآراء' },
  figures: { en: 'Figures', ar: 'الأرقام' },
  jobs: { en: 'Jobs', ar: 'الوظائف' },
  clients: { en: 'Clients', ar: 'العملاء' },
  pictures: { en: 'Pictures', ar: 'الصور' },
  offices: { en: 'Branches', ar: 'الفروع' },
  members: { en: 'Team', ar: 'وجوه الشركة' },
  texts: { en: 'Texts', ar: 'النصوص' },
  hours: { en: 'Opening hours', ar: 'ساعات العمل' },
  pages: { en: 'Pages', ar: 'الصفحات' },
  templates: { en: 'Templates', ar: 'القوالب' },
  undelivered: { en: 'Undelivered emails', ar: 'رسائل لم تصل' },
  attention: { en: 'Needs attention', ar: 'تحتاج إلى انتباه' },
  people: { en: 'People', ar: 'الفريق' },
  company: { en: 'Company', ar: 'الشركة' },
  connections: { en: 'Connections', ar: 'الربط' },
  history: { en: 'History', ar: 'السجل' },
  privacy: { en: 'Privacy', ar: 'الخصوصية' },
  account: { en: 'Your account', ar: 'حسابك' },
  more: { en: 'More', ar: 'المزيد' },
} as const satisfies Record<string, Record<Locale, string>>;
export type ScreenName = keyof typeof screenNames;

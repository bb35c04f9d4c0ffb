import type { MemberValues } from '#contract/office/people/members';

/** People who do not exist: their names say so, and nobody has a face. */
const nobody = { portrait: null, isShown: true, answers: [] } satisfies Partial<MemberValues>;

/** In the order of the About page, those first who sign a receipt. */
export const demoMembers: MemberValues[] = [
  {
    ...nobody,
    name: 'Demo colleague A',
    role: 'Projects',
    duty: 'Your quote, and the day everything is up and running.',
    answers: ['quote'],
    ar: { name: 'زميل تجريبي أ', role: 'المشاريع', duty: 'عرض سعرك، واليوم الذي يعمل فيه كل شيء.' },
  },
  {
    ...nobody,
    name: 'Demo colleague B',
    role: 'Networks and hardware',
    duty: 'Every cable, camera and PC that we put in, and the drawing that shows where.',
    ar: { name: 'زميل تجريبي ب', role: 'الشبكات والأجهزة', duty: 'كل كبل وكاميرا وحاسوب نركّبه، والمخطّط الذي يبيّن مكانه.' },
  },
  {
    ...nobody,
    name: 'Demo colleague C',
    role: 'Software',
    duty: 'What your till, your app and your website do, and that they still do it tomorrow.',
    ar: { name: 'زميل تجريبي ج', role: 'تطوير البرمجيات', duty: 'صندوق البيع والتطبيق والموقع عندك، وأن تعمل غدًا كما عملت اليوم.' },
  },
  {
    ...nobody,
    name: 'Demo colleague D',
    role: 'Design and marketing',
    duty: 'Every word and picture that leaves this house under your name.',
    ar: { name: 'زميل تجريبي د', role: 'التصميم والتسويق', duty: 'كل كلمة وصورة تخرج من عندنا باسمك.' },
  },
  {
    ...nobody,
    name: 'Demo colleague E',
    role: 'Support and hiring',
    duty: 'The phone when something has stopped working, and every application we receive.',
    answers: ['application'],
    ar: { name: 'زميل تجريبي هـ', role: 'الدعم والتوظيف', duty: 'الهاتف حين يتوقّف شيء عندك، وكل طلب توظيف يصلنا.' },
  },
];

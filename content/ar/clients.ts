import type { clients as english } from '../en/clients.ts';
import type { Translation } from '../translation.ts';

export const clients = {
  metadata: {
    title: 'عملاؤنا بحسب القطاع والخدمة | {company}',
    description:
      'بنوك ومخابز ووزارات ومحال في {country} تبني لها {company} أنظمتها وتعتني بها: عملاؤنا بحسب القطاع، وما يستخدمه كل منهم من نقاط بيع وكاميرات ومواقع.',
    keywords: [
      'عملاء شركة تقنية في {country}',
      'مشاريع تقنية معلومات في {city}',
      'عملاء نقاط البيع',
      'عملاء كاميرات المراقبة',
      'أعمال تصميم مواقع',
    ],
  },
  name: 'عملاؤنا',
  hero: {
    title: { before: 'تعرفهم من ', highlight: 'أعمالهم', after: '.' },
    lead: 'بنوك ومخابز ووزارات وأسواق. اختر قطاعًا وشاهد ما بنيناه له أو مدّدناه أو نُبقيه يعمل.',
    pictureAlt: 'حاسوب محمول يعرض جدارًا من شعارات شركات ذهبية',
  },
  directory: {
    title: 'دليل العملاء',
    tabsLabel: 'تصفية العملاء بحسب القطاع',
    tabs: {
      all: 'جميع العملاء',
      banks: 'البنوك',
      governments: 'الحكومات',
      'food-and-beverage': 'الأغذية والمشروبات',
      'real-estate': 'العقارات',
      'travel-and-tourism': 'السفر والسياحة',
      'financial-institution': 'المؤسسات المالية',
      pharmaceutical: 'القطاع الدوائي',
      'import-and-export': 'الاستيراد والتصدير',
      'governmental-and-organization': 'الهيئات والمنظمات',
      retail: 'التجزئة',
    },
    empty: { title: 'لا يوجد عملاء', text: 'لا يوجد عملاء في الفئة المختارة.' },
    pages: {
      label: 'صفحات الدليل',
      previous: 'الصفحة السابقة',
      next: 'الصفحة التالية',
      position: 'العملاء من {first} إلى {last}، من أصل {total}',
    },
  },
  loading: 'جارٍ تحميل العملاء…',
  failed: 'خطأ في تحميل العملاء: تعذّر جلب العملاء',
  tryAgain: 'إعادة المحاولة',
  client: {
    privateWork: 'عمل خاص',
    comingSoon: 'قريبًا',
    comingSoonText: 'ما زلنا نعمل هنا. والتفاصيل حين يبدأ الاستخدام.',
    ofClient: '، {client}',
    ofClientInNewTab: '، {client} (يفتح في تبويب جديد)',
  },

  story: { title: 'ما الذي تغيّر', before: 'قبل', done: 'ما أنجزناه', now: 'الآن' },
  review: 'بكلماتهم',
  sameSector: 'عملاء من القطاع نفسه',
  details: {
    metadata: {
      title: '{client} | {company}',
      description:
        'ما تنجزه {company} لدى {client}: الخدمات المستخدمة، من أول مخطّط إلى الدعم اليومي. فريق واحد في {city} للشبكات والبرامج والكاميرات والصيانة.',
    },
    title: 'تفاصيل العميل',
    services: 'الخدمات المستخدمة',
    noServices: 'لا شيء لعرضه هنا بعد.',
    privateServices: 'هذا العمل سرّي: نذكر الخدمات ولا شيء غيرها.',
    privateWork: 'هذا العمل سرّي: لا نعرض منه شيئًا.',
    back: 'جميع العملاء',
    ask: {
      title: 'تريد شيئًا كهذا لشركتك؟',
      text: 'قل لنا ما الذي ينبغي أن يتحسّن، فيجيبك أحد أفراد فريقنا.',
      action: 'اطلب عرض سعر',
    },
  },
} as const satisfies Translation<typeof english>;

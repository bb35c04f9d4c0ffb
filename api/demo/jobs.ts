import { brands } from '#brand';
import type { JobTranslation } from '#contract/job';

/** An entry is written in English, and in Arabic beside it. */
const { en: brand } = brands;
const headOffice = `${brand.office.city}, ${brand.office.country}`;
const arabicHeadOffice = `${brands.ar.office.city}، ${brands.ar.office.country}`;

/** A job with its closing day counted from the day of seeding, so that the demo does not grow old. */
export interface DemoJob {
  jobTitle: string;
  location: string;
  /** Days; negative for one that has closed. */
  closesIn: number;
  /** Days since it was published; null for a draft. */
  publishedAgo: number | null;
  summary: string;
  responsibilities: string[];
  qualifications: string[];
  ar: JobTranslation;
}

export const demoJobs: DemoJob[] = [
  {
    jobTitle: 'Network Engineer',
    location: headOffice,
    closesIn: 45,
    publishedAgo: 2,
    summary:
      'You plan and build the networks of offices, clinics and shops: from the cable in the wall to the firewall, with a handover that the client understands.',
    responsibilities: [
      'Survey sites and draw up network plans',
      'Install and configure switches, access points and firewalls',
      'Document every installation and hand it over',
    ],
    qualifications: [
      'Two years of work with routing, switching and wireless networks',
      'A driving licence',
      'Good Arabic and working English',
    ],
    ar: {
      jobTitle: 'مهندس شبكات',
      location: arabicHeadOffice,
      summary:
        'تخطّط شبكات المكاتب والعيادات والمحال وتبنيها: من الكبل في الجدار إلى الجدار الناري، بتسليم يفهمه العميل ويستطيع أن يعمل به وحده.',
      responsibilities: [
        'معاينة المواقع ورسم مخطّطات الشبكات',
        'تركيب السويتشات ونقاط الوصول والجدران النارية وضبطها',
        'توثيق كل تركيب وتسليمه',
      ],
      qualifications: ['سنتان من العمل في التوجيه والتحويل والشبكات اللاسلكية', 'رخصة قيادة', 'عربية جيدة، وإنجليزية تكفي للعمل'],
    },
  },
  {
    jobTitle: 'Front-end Developer',
    location: headOffice,
    closesIn: 60,
    publishedAgo: 5,
    summary:
      'You build websites that load fast, read well in Arabic and English and work with a keyboard alone, together with a designer and two other developers.',
    responsibilities: [
      'Turn designs into accessible, fast pages',
      'Write tests for what you build',
      'Review the work of colleagues and have yours reviewed',
    ],
    qualifications: [
      'Solid HTML, CSS and TypeScript',
      'Experience with React or a similar library',
      'An eye for type, spacing and right-to-left layout',
    ],
    ar: {
      jobTitle: 'مطوّر واجهات',
      location: arabicHeadOffice,
      summary: 'تبني مواقع تُفتح سريعًا، وتُقرأ جيدًا بالعربية والإنجليزية، وتعمل بلوحة المفاتيح وحدها، مع مصمّم ومطوّرَين آخرَين.',
      responsibilities: [
        'تحويل التصاميم إلى صفحات سريعة سهلة الوصول',
        'كتابة اختبارات لما تبنيه',
        'مراجعة عمل الزملاء، وعرض عملك على مراجعتهم',
      ],
      qualifications: [
        'إتقان لغات الويب: البنية والأنماط والبرمجة',
        'خبرة في مكتبة واجهات معروفة',
        'عين للخط والمسافات والتخطيط من اليمين إلى اليسار',
      ],
    },
  },
  {
    jobTitle: 'Technical Support Specialist',
    location: headOffice,
    closesIn: 30,
    publishedAgo: 9,
    summary:
      'You are the voice that clients hear when something does not work, and you stay with them until it does, by phone, remotely or on site.',
    responsibilities: ['Answer calls and tickets', 'Solve hardware and software faults', 'Keep the list of known solutions up to date'],
    qualifications: [
      'Experience with Windows and office networks',
      'Patience and clear speech',
      'Willingness to work one Saturday in three',
    ],
    ar: {
      jobTitle: 'أخصائي دعم فني',
      location: arabicHeadOffice,
      summary: 'أنت الصوت الذي يسمعه العميل حين يتعطّل شيء، وتبقى معه حتى يعمل، بالهاتف أو عن بُعد أو في الموقع.',
      responsibilities: ['الرد على المكالمات والتذاكر', 'إصلاح أعطال الأجهزة والبرامج', 'تحديث قائمة الحلول المعروفة'],
      qualifications: ['خبرة في ويندوز وشبكات المكاتب', 'صبر وكلام واضح', 'استعداد للعمل سبتًا من كل ثلاثة'],
    },
  },
  {
    jobTitle: 'POS Implementation Consultant',
    location: 'Riyadh, Saudi Arabia',
    closesIn: 75,
    publishedAgo: 12,
    summary:
      'You bring our point-of-sale software into shops and restaurants: set-up, import of the articles, training of the staff and the first days at the till.',
    responsibilities: ['Set up tills, printers and scanners', 'Import articles, prices and stock', 'Train cashiers and managers on site'],
    qualifications: ['Experience in retail or restaurants', 'Comfort with spreadsheets', 'Readiness to travel within the region'],
    ar: {
      jobTitle: 'مستشار تركيب أنظمة نقاط البيع',
      location: 'الرياض، السعودية',
      summary: 'تُدخل برنامج نقاط البيع إلى المحال والمطاعم: الإعداد، ونقل الأصناف، وتدريب الموظفين، والأيام الأولى على الصندوق.',
      responsibilities: [
        'إعداد الصناديق والطابعات وقارئات الباركود',
        'إدخال الأصناف والأسعار والمخزون',
        'تدريب الكاشير والمديرين في الموقع',
      ],
      qualifications: ['خبرة في محال التجزئة أو المطاعم', 'إتقان جداول البيانات', 'استعداد للسفر داخل المنطقة'],
    },
  },
  {
    jobTitle: 'Digital Marketing Coordinator',
    location: headOffice,
    closesIn: 90,
    publishedAgo: 15,
    summary: 'You plan campaigns for clients, watch what they bring in, and tell clients plainly what worked and what did not.',
    responsibilities: [
      'Plan and run campaigns in search and social networks',
      'Brief designers, writers and photographers',
      'Report monthly on reach, enquiries and cost',
    ],
    qualifications: ['Two years in an agency or a marketing team', 'Good writing in Arabic and English', 'Confidence with figures'],
    ar: {
      jobTitle: 'منسّق تسويق رقمي',
      location: arabicHeadOffice,
      summary: 'تخطّط حملات للعملاء، وتتابع ما تعود به، وتقول لهم بوضوح ما نجح وما لم ينجح.',
      responsibilities: [
        'تخطيط الحملات وإدارتها في البحث ومواقع التواصل',
        'تكليف المصمّمين والكتّاب والمصوّرين بما يلزم',
        'تقرير كل شهر عن الوصول والطلبات والتكلفة',
      ],
      qualifications: ['سنتان في وكالة أو فريق تسويق', 'كتابة جيدة بالعربية والإنجليزية', 'ثقة مع الأرقام'],
    },
  },
  {
    jobTitle: 'Information Security Analyst',
    location: 'London, United Kingdom',
    closesIn: 120,
    publishedAgo: 20,
    summary:
      'You look for weak points in our clients’ systems before others do, write them down so that they get fixed, and check that they were.',
    responsibilities: [
      'Test networks and web applications with the client’s permission',
      'Write reports with clear priorities',
      'Support clients during incidents',
    ],
    qualifications: ['Three years in security or systems administration', 'Knowledge of common attack methods', 'Discretion'],
    ar: {
      jobTitle: 'محلّل أمن معلومات',
      location: 'لندن، المملكة المتحدة',
      summary: 'تبحث عن نقاط الضعف في أنظمة عملائنا قبل غيرك، وتدوّنها لكي تُصلَح، ثم تتحقّق من إصلاحها.',
      responsibilities: ['فحص الشبكات وتطبيقات الويب بإذن العميل', 'كتابة تقارير بأولويات واضحة', 'مساندة العملاء عند وقوع الحوادث'],
      qualifications: ['ثلاث سنوات في أمن المعلومات أو إدارة الأنظمة', 'معرفة بأساليب الهجوم الشائعة', 'كتمان'],
    },
  },
  {
    jobTitle: 'Junior Designer',
    location: headOffice,
    closesIn: -10,
    publishedAgo: 60,
    summary:
      'You draw logos, posters and pages together with a senior designer and learn the craft from the first sketch to the printed sheet.',
    responsibilities: ['Prepare drafts and final artwork', 'Keep brand files in order'],
    qualifications: ['A portfolio', 'Knowledge of common design programs'],
    ar: {
      jobTitle: 'مصمّم مبتدئ',
      location: arabicHeadOffice,
      summary: 'ترسم الشعارات والملصقات والصفحات مع مصمّم خبير، وتتعلّم المهنة من أول رسم إلى الورقة المطبوعة.',
      responsibilities: ['إعداد المسوّدات والملفات النهائية', 'ترتيب ملفات الهوية'],
      qualifications: ['معرض أعمال', 'معرفة ببرامج التصميم الشائعة'],
    },
  },
  {
    jobTitle: 'Operations Manager',
    location: 'Istanbul, Türkiye',
    closesIn: 80,
    publishedAgo: null,
    summary: 'You run the daily work of the Istanbul office: people, projects, suppliers and the budget that holds them together.',
    responsibilities: ['Plan the work of the office', 'Keep suppliers and budget in view'],
    qualifications: ['Five years in a similar position', 'Turkish and English'],
    ar: {
      jobTitle: 'مدير عمليات',
      location: 'إسطنبول، تركيا',
      summary: 'تدير العمل اليومي لمكتب إسطنبول: الناس والمشاريع والمورّدين، والميزانية التي تجمعهم.',
      responsibilities: ['تخطيط عمل المكتب', 'متابعة المورّدين والميزانية'],
      qualifications: ['خمس سنوات في وظيفة مشابهة', 'التركية والإنجليزية'],
    },
  },
];

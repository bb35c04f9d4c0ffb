import { applicationIn, type DemoWork } from './demo-work.ts';

/** An application of somebody with the same career as all others. */
const application = applicationIn((title) => [
  ['منذ ثلاث سنوات', `${title}، شركة لا وجود لها، عمّان`],
  ['قبل ذلك', 'تدريب في مكتب ورشة'],
]);

export const arabicWork: DemoWork = {
  locale: 'ar',
  mark: 'تجريبي',
  answerSubject: 'طلبكم',
  offer: {
    subject: 'عرض السعر {number}',
    text: 'هذا عرض السعر {number}:\n\n{link}\n\nيمكنكم في هذه الصفحة قبوله أو طرح سؤال علينا.',
    terms: 'مثال تجريبي: المبالغ للتوضيح فقط. نصف المبلغ عند الطلب ونصفه بعد التسليم.',
  },
  interviewPlace: 'مكتبنا، الطابق الثالث',
  resume: { notice: 'سيرة مختلقة للعرض التجريبي: لا وجود لهذا الشخص.', work: 'الخبرات', skills: 'المهارات' },
  quotes: [
    {
      name: 'سلمى',
      mailbox: 'salma',
      country: 'الأردن',
      hoursAgo: 1,
      message:
        'السلام عليكم، عندنا صيدليتان في عمّان ونريد نظام نقاط بيع واحدًا لهما: باركود، وتواريخ صلاحية، وجرد آخر الشهر. نستعمل الآن برنامجًا قديمًا على جهاز واحد. كم يستغرق نقل الأصناف، وهي نحو ٤٠٠٠ صنف؟',
    },
    {
      name: 'أبو يزن',
      mailbox: 'abu-yazan',
      country: 'الأردن',
      hoursAgo: 5,
      message:
        'أحتاج إلى تركيب ثماني كاميرات لمزرعة قرب جرش، مع مشاهدة من الهاتف. الكهرباء موجودة عند البوابة فقط، والإنترنت شريحة. هل يمكن المعاينة يوم السبت؟',
    },
    {
      name: 'منيرة',
      mailbox: 'muneera',
      country: 'السعودية',
      hoursAgo: 19,
      message:
        'نرغب في موقع إلكتروني لعيادة جلدية في الرياض بالعربية والإنجليزية، فيه حجز المواعيد وتذكير برسالة نصية، وربط مع نظام الملفات الطبية عندنا. نرجو عرض سعر ومدّة التنفيذ.',
    },
    {
      name: 'خدمات سريعة',
      mailbox: 'fast-offers',
      country: 'الأردن',
      hoursAgo: 33,
      suspicious: true,
      message:
        'نزيد متابعيكم إلى ١٠ آلاف خلال يومين بسعر لا يُنافس، التفاصيل هنا: https://followers.example والعرض لليوم فقط https://offer.example',
    },
    {
      name: 'هيثم',
      mailbox: 'haitham',
      country: 'الأردن',
      hoursAgo: 46,
      owner: 'zaid',
      message: 'مصنع بلاستيك في سحاب، عندنا ٣٠ جهازًا وخادم واحد بلا نسخ احتياطي فعلي. نريد نسخًا يوميًا خارج الموقع وخطة استعادة مجرّبة.',
      answer: {
        after: 4,
        text: 'شكرًا لتواصلكم. نقترح نسختين: واحدة على جهاز داخل المصنع تُستعاد في ساعات، وأخرى خارجه كل ليلة، مع تجربة استعادة مرّة كل ثلاثة أشهر بحضوركم. ما حجم البيانات على الخادم تقريبًا؟',
      },
      reply: { after: 40, text: 'نحو ٢ تيرابايت، نصفها رسومات هندسية. ونفضّل أن تكون النسخة الخارجية داخل الأردن. قائمة الأجهزة مرفقة.' },
      note: 'يسأل عن مكان النسخة: نعرض عليه خيارين داخل البلد قبل الخميس.',
    },
    {
      name: 'شيخة',
      mailbox: 'sheikha',
      country: 'الإمارات',
      hoursAgo: 90,
      message: 'مقهى في العين، نبحث عن تطبيق للطلب المسبق ونقاط ولاء. لدينا نحو ٣٠٠ زبون في اليوم وفرعان.',
      state: 'talk',
      answer: {
        after: 6,
        text: 'فكرة مناسبة لفرعين. نقترح أن نبدأ بالطلب المسبق وحده لشهرين، ثم نضيف النقاط حين نعرف كم زبونًا يعود. هل نتحدّث هاتفيًا غدًا صباحًا؟',
      },
      remindIn: -20,
    },
    {
      name: 'وسام',
      mailbox: 'wisam',
      country: 'الأردن',
      hoursAgo: 120,
      owner: 'rami',
      message: 'مدرسة خاصة في إربد، نريد شبكة واي فاي للصفوف كلها وتصفية محتوى للطلاب، ويكون للمعلمين شبكة منفصلة.',
      answer: {
        after: 7,
        text: 'أهلًا بكم. نحتاج إلى زيارة واحدة بعد الدوام لقياس التغطية، ثم نرسل مخطّطًا بعدد النقاط والسعر خلال ثلاثة أيام. أي يوم يناسبكم هذا الأسبوع؟',
      },
      reply: { after: 114, text: 'الأربعاء بعد الثالثة عصرًا. وسيكون مشرف المختبر في استقبالكم.' },
    },
    {
      name: 'عائشة',
      mailbox: 'aisha',
      country: 'قطر',
      hoursAgo: 190,
      owner: 'zaid',
      message: 'شركة مقاولات، نريد برنامجًا لمتابعة المعدّات: أين هي، ومن استلمها، ومتى صيانتها. نحو ١٢٠ معدّة في خمسة مواقع.',
      answer: {
        after: 9,
        text: 'نستطيع البدء بما عندكم اليوم: أرسلوا لنا الجدول الذي تتابعون به المعدّات، ونردّ بنموذج أولي لشاشتين تجرّبانه على الهاتف قبل أي اتفاق.',
      },
      remindIn: 72,
    },
    {
      name: 'جمانة',
      mailbox: 'jumana',
      country: 'الأردن',
      hoursAgo: 300,
      owner: 'rami',
      state: 'won',
      message: 'دار نشر صغيرة، نحتاج إلى متجر إلكتروني لنحو ٢٠٠ كتاب مع شحن إلى الخليج ودفع بالبطاقة.',
      answer: {
        after: 5,
        text: 'يسعدنا ذلك. أرسلنا في هذا البريد ما يشمله العمل وما لا يشمله، والمدّة ستة أسابيع من استلام الأغلفة والأسعار.',
      },
      reply: { after: 60, text: 'موافقون على العرض. سنرسل الأغلفة على دفعتين، الأولى يوم الأحد.' },
    },
    {
      name: 'فيصل',
      mailbox: 'faisal',
      country: 'الكويت',
      hoursAgo: 450,
      owner: 'zaid',
      state: 'lost',
      message: 'نريد ٤٠ حاسوبًا مكتبيًا مع الضمان والتركيب قبل نهاية الشهر، والتسليم في الشويخ.',
      answer: {
        after: 10,
        text: 'نستطيع توريد ٢٥ جهازًا قبل نهاية الشهر و١٥ بعده بأسبوعين. إن كان الموعد ثابتًا للجميع فالصدق أن تطلبوا من مورّد أقرب إليكم.',
      },
    },
    {
      name: 'رهف',
      mailbox: 'rahaf',
      country: 'الأردن',
      hoursAgo: 640,
      owner: 'rami',
      state: 'won',
      message: 'مركز تدريب، نريد فحص أمان لموقعنا ولوحة التسجيل قبل فتح الدورة القادمة.',
      answer: { after: 3, text: 'نبدأ يوم الأحد، ويستغرق الفحص ثلاثة أيام. يصلكم تقرير بأولويات واضحة، ونعيد الفحص مجّانًا بعد الإصلاح.' },
      note: 'أُصلحت النقاط الثلاث الأولى، وأُعيد الفحص.',
    },
    {
      name: 'طلال',
      mailbox: 'talal',
      country: 'السعودية',
      hoursAgo: 830,
      owner: 'zaid',
      state: 'won',
      message: 'مطعم بثلاثة فروع في جدة، نحتاج إلى شاشات مطبخ مرتبطة بالصندوق بدل الورق.',
      answer: {
        after: 8,
        text: 'نركّبها في فرع واحد أولًا لأسبوعين، ثم في الفرعين الآخرين ليلًا بعد الإغلاق. الصندوق الحالي يكفي، وتحتاجون إلى شاشتين في كل مطبخ.',
      },
    },
    {
      name: 'لجين',
      mailbox: 'lujain',
      country: 'الأردن',
      hoursAgo: 1000,
      owner: 'rami',
      state: 'aside',
      message: 'هل تقدّمون دورات برمجة للأطفال في العطلة الصيفية؟',
      answer: { after: 22, text: 'لا نقدّم دورات للأطفال حاليًا، ونتمنّى لكم التوفيق في العثور على مركز قريب.' },
    },
    {
      name: 'نواف',
      mailbox: 'nawaf',
      country: 'البحرين',
      hoursAgo: 1090,
      owner: 'zaid',
      state: 'lost',
      message: 'ربط فرعين بشبكة واحدة، والمسافة بينهما كيلومتران بلا ألياف. هل اللاسلكي حل موثوق؟',
      answer: { after: 15, text: 'موثوق إن كان خط النظر مفتوحًا طوال السنة. نقترح خطّين من مزوّدين بدل الصحن إن بُني شيء بينهما.' },
    },
    {
      name: 'ميس',
      mailbox: 'mais',
      country: 'الأردن',
      hoursAgo: 1220,
      owner: 'rami',
      state: 'won',
      message: 'جمعية خيرية، نريد نقل بريدنا وملفاتنا إلى السحابة بأقل تكلفة، نحن ١٨ موظفًا ومتطوّعًا.',
      answer: { after: 6, text: 'للجمعيات أسعار خاصة عند معظم المزوّدين، ونساعدكم في طلبها. النقل نفسه يتمّ في عطلة أسبوع واحدة.' },
    },
  ],
  applications: [
    application(
      { name: 'ليان', mailbox: 'layan', job: 'Network Engineer', hoursAgo: 6 },
      {
        title: 'مهندسة شبكات',
        summary: 'ثلاث سنوات في شبكات الجامعات، وتحبّ التوثيق.',
        skills: ['التوجيه والتحويل', 'الشبكات اللاسلكية', 'التوثيق'],
      },
    ),
    application(
      { name: 'أنس', mailbox: 'anas-b', job: 'Digital Marketing Coordinator', hoursAgo: 14 },
      { title: 'منسّق تسويق', summary: 'حملات لمطاعم ومتاجر، وكتابة بالعربية أولًا.', skills: ['الحملات', 'الكتابة', 'التحليل'] },
    ),
    application(
      { name: 'دعاء', mailbox: 'duaa', job: 'Technical Support Specialist', hoursAgo: 31 },
      { title: 'أخصائية دعم فني', summary: 'سنتان في مركز اتصال لشركة اتصالات.', skills: ['ويندوز', 'الهاتف', 'الصبر'] },
    ),
    application(
      { name: 'مالك', mailbox: 'malek', job: 'POS Implementation Consultant', hoursAgo: 80 },
      { title: 'مشرف فرع', summary: 'أدار فرع متجر ودرّب الكاشير على نظامين.', skills: ['التجزئة', 'التدريب', 'الجداول'] },
      { step: 'reading', rating: 4, note: 'يعرف يوميات الصندوق جيدًا. نسأله عن السفر.' },
    ),
    application(
      { name: 'سندس', mailbox: 'sondos', job: 'Front-end Developer', hoursAgo: 140 },
      { title: 'مطوّرة واجهات', summary: 'واجهات عربية وإنجليزية، واهتمام بسهولة الوصول.', skills: ['TypeScript', 'CSS', 'React'] },
      { step: 'reading', rating: 4 },
    ),
    application(
      { name: 'عمار', mailbox: 'ammar', job: 'Network Engineer', hoursAgo: 180 },
      { title: 'فني شبكات', summary: 'تمديد وتركيب وصيانة لمكاتب ومدارس.', skills: ['الكوابل', 'المحوّلات'] },
      {
        step: 'reading',
        rating: 2,
      },
    ),
    application(
      { name: 'شهد', mailbox: 'shahd', job: 'Digital Marketing Coordinator', hoursAgo: 250 },
      { title: 'مديرة محتوى', summary: 'محتوى بلغتين وتقارير يفهمها صاحب العمل.', skills: ['المحتوى', 'التقارير', 'التصوير'] },
      {
        step: 'interview',
        rating: 5,
        interviewIn: 2,
        answer: 'شكرًا لتقدّمك. يسعدنا أن نتعرّف إليك في مقابلة في مكتبنا، ونرجو إحضار مثالين من أعمالك.',
      },
    ),
    application(
      { name: 'قصي', mailbox: 'qusai', job: 'POS Implementation Consultant', hoursAgo: 290 },
      { title: 'مستشار أنظمة', summary: 'تركيب أنظمة نقاط البيع في أربع مدن.', skills: ['نقاط البيع', 'التدريب', 'السفر'] },
      { step: 'interview', rating: 4, interviewIn: 4 },
    ),
    application(
      { name: 'بيان', mailbox: 'bayan', job: 'Technical Support Specialist', hoursAgo: 350 },
      { title: 'أخصائية دعم', summary: 'دعم عن بُعد وفي الموقع، وقائمة حلول تُحدَّث كل يوم.', skills: ['الدعم عن بُعد', 'الشبكات', 'الكتابة'] },
      { step: 'offer', rating: 5, note: 'وافقت على الراتب هاتفيًا، ونرسل العرض مكتوبًا.' },
    ),
    application(
      { name: 'حمزة', mailbox: 'hamza', job: 'Network Engineer', hoursAgo: 430 },
      { title: 'طالب هندسة', summary: 'مشروع تخرّج في الشبكات، بلا خبرة عملية بعد.', skills: ['أساسيات الشبكات'] },
      {
        step: 'declined',
        rating: 2,
      },
    ),
    application(
      { name: 'رغد', mailbox: 'raghad', job: 'Front-end Developer', hoursAgo: 510 },
      { title: 'مصمّمة مواقع', summary: 'تصميم أكثر من برمجة.', skills: ['التصميم', 'HTML'] },
      {
        step: 'declined',
        rating: 3,
        answer: 'شكرًا على وقتك واهتمامك. اخترنا هذه المرّة من خبرته أقرب إلى البرمجة، ويسعدنا أن نراسلك حين تشغر وظيفة تصميم.',
      },
    ),
    application(
      { name: 'إبراهيم', mailbox: 'ibrahim', job: 'Information Security Analyst', hoursAgo: 110 },
      { title: 'مدير أنظمة', summary: 'خوادم لينكس وجدران نارية، ويريد التخصّص في الأمن.', skills: ['لينكس', 'الجدران النارية', 'السجلّات'] },
      { step: 'interview', rating: 3, interviewIn: 6 },
    ),
  ],
  reviews: [
    {
      name: 'غيداء',
      mailbox: 'ghaida',
      rate: 5,
      service: 'Web',
      hoursAgo: 8,
      message: 'صار موقعنا بالعربية كما نتكلّمها نحن، لا كأنه مترجم. ونغيّر الأسعار بأنفسنا من الهاتف.',
    },
    {
      name: 'معاذ',
      mailbox: 'muath',
      rate: 4,
      service: 'Maintenance',
      hoursAgo: 30,
      message: 'جاء الفني في موعده وأصلح الطابعة وشرح السبب. نتمنّى لو كان الموعد الأول أقرب بيوم.',
    },
  ],
};

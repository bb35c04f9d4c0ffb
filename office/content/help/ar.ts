import type { Translation } from '#content/translation';
import type { helpSheet as english, placeHelp as englishPlaces } from './en.ts';
import type { PlaceHelp } from './place-help.ts';

export const helpSheet = {
  title: 'مساعدة',
  label: 'مساعدة: {place}',
  region: 'المساعدة والمفاتيح',
  steps: 'ماذا تفعل هنا',
  after: 'وماذا بعد؟',
  keysHere: 'المفاتيح هنا',
  others: 'مساعدة في أماكن أخرى',
  every: 'مساعدة في كل مكان',
} as const satisfies Translation<typeof english>;

export const placeHelp = {
  today: {
    about: 'كل ما ينتظر ردًّا منك ومن زملائك، الأقدم أولًا. ابدأ يومك من هنا.',
    steps: [
      'اضغط {today.start}، فيُفتح لك أطول طلب انتظارًا.',
      'رُدّ أو قرّر، ثم عُد إلى صفحة {screens.today} وخذ السطر التالي.',
      'انظر تحت {today.otherItems.title}: فيها التذكيرات والرسائل التي لم تصل.',
    ],
    after: 'ما تردّ عليه يختفي من القائمة وحده، وما يَرِد من جديد يظهر من دون إعادة تحميل.',
  },
  quotes: {
    about: 'كل من طلب منّا عرض سعر، مع ما كتبه وما رددنا به. تحت {quotes.views.waiting} تجد من ينتظرنا.',
    steps: [
      'افتح طلبًا، واضغط {quotes.detail.answer}، واكتب ردّك، وأضف ملفاتك بزر {attachments.attach}، ثم اضغط {answer.send}.',
      'اضغط {quotes.state} واختر ما وصل إليه الطلب، مثل {quotes.states.won} أو {quotes.states.lost}.',
      'اضغط {quotes.actions.remind} واختر موعدًا، فيظهر الطلب عنده من جديد في صفحة {screens.today}.',
    ],
    after:
      'يخرج ردّك بعد ثوانٍ، وقبلها يوقفه زر {answer.takeBack}. والرد الذي لا تكمله يبقى مسودة بملفاته. ومن {quotes.detail.offer} تكتب عرضًا ببنود ومجاميع: {offers.send} يعطيه رقمًا، ويقبله العميل في صفحة تخصّه. أما غير ذلك فاضغط {parts.undo} في الإشعار الذي يظهر ليعود كما كان.',
  },
  applications: {
    about: 'كل من تقدّم إلى وظيفة، من أول نظرة حتى القرار.',
    steps: [
      'افتح طلبًا، وإلى جانبه السيرة الذاتية. أعطه نجومًا تحت {applications.detail.rating}.',
      'اختر المرحلة التالية تحت {applications.detail.stage}، أو اضغط {applications.detail.decline}.',
      'اضغط {applications.detail.write}، وأخبر المتقدّم، ثم اضغط {answer.send}. وموعد المقابلة يصل معها إلى تقويمه.',
    ],
    after:
      'حدّد عدة طلبات في القائمة لترفضها برسالة واحدة: {applications.selection.declineAndWrite} تحت {applications.selection.decline}. يرى المتقدّم مرحلته في صفحة خاصة به، ولا يرى الرفض إلا بعد أن تُبلغه. وزر {parts.undo} يعيد آخر ما فعلته. أما زر {applications.actions.erase} فنهائي، وكل طلب يُمحى وحده في اليوم المكتوب عليه.',
  },
  reviews: {
    about: 'آراء الزوّار تنتظر قرارك هنا. لا يظهر على الموقع إلا ما تنشره، ولا يغيّر أحد كلام الزوّار.',
    steps: [
      'اقرأ الرأي الكبير، ثم اضغط {reviews.publish} أو {reviews.reject}.',
      'إن اشتكى صاحبه فاضغط {reviews.answerFirst} واسأله قبل أن تقرّر.',
      'اسحب الرأي تحت {reviews.public.title} إلى موضعه. الثلاثة الأولى تظهر في الصفحة الرئيسية.',
    ],
    after:
      'ما تنشره يظهر على الموقع فورًا، وزر {parts.undo} يعيد قرارك. وبعد ذلك تجد {reviews.public.withdraw} في قائمة كل رأي منشور، وإلى جانبها {reviews.publicAnswer.add} ليظهر كلامك تحت الرأي على الموقع، و{reviews.rejected.publish} عند كل رأي مرفوض.',
  },
  figures: {
    about: 'حصيلة فترة مقارنةً بالتي قبلها: الطلبات حسب الصفحة والحملة واللغة، وما آلت إليه، وسرعة ردودنا.',
    steps: [
      'اختر فترة من الأعلى، أو {figures.periods.own} ويومين.',
      'اقرأ {figures.sections.pages.title} و{figures.sections.sources.title}: منهما تعرف الصفحات والحملات التي يكتب الناس منها.',
      'اضغط {figures.headline.won} أو اسم زميل لترى الطلبات نفسها، أو {figures.csv} لتحفظ الأرقام جدولًا.',
    ],
    after:
      'اذكر لماذا ربحنا الطلب أو خسرناه: اضغط فيه {quotes.state} ثم {closing.because.lost}. وتصلك الأرقام نفسها في رسالة صباح أول يوم عمل، إن فعّلتها تحت {account.mails.title}.',
  },
  jobs: {
    about: 'الوظائف التي نبحث لها عن موظفين. يرى الزوّار المفتوحة منها ويتقدّمون إليها من الموقع.',
    steps: [
      'اضغط {jobs.add}، واملأ الحقول بلغة واحدة أو باللغتين.',
      'اقرأ البطاقة إلى جانبها كما سيراها الزوّار، ثم اضغط {jobs.editor.publish}.',
      'لإنهائها قبل موعدها اختر {jobs.menu.close} من قائمة الوظيفة.',
    ],
    after:
      'ما تكتبه يُحفظ مسودةً لا يراها الزوّار. وبعد تاريخ الإغلاق تختفي الوظيفة من الموقع وحدها، ويعيدها زر {jobs.menu.reopen} أو {jobs.menu.restore}.',
  },
  clients: {
    about: 'العملاء الذين على الموقع وشعاراتهم، بالترتيب الذي يراه الزوّار.',
    steps: [
      'اضغط {clients.add}، وأدخل الاسم والفئة والشعار.',
      'اضغط {clients.editor.publish}، فيظهر العميل على الموقع فورًا.',
      'اسحب العميل إلى موضع آخر، أو اختر {clients.order.toPlace} من قائمته.',
    ],
    after:
      'زر {parts.undo} يعيد آخر تغيير. وزر {clients.editor.remove} يُخفي العميل عن الموقع ويُبقيه محفوظًا: اختر {clients.off} تحت {clients.moreFilters}، ثم اضغط {clients.putBack}.',
  },
  offices: {
    about: 'فروعنا: الدبابيس على خريطة الصفحة الرئيسية، وصفحة «مجموعتنا».',
    steps: [
      'اضغط {offices.add}، وأدخل الاسم والدولة والعنوان.',
      'اسحب الدبوس على الخريطة إلى المدينة.',
      'اضغط {offices.panel.publish}، فيظهر الفرع على الموقع فورًا.',
    ],
    after:
      'المفتاح تحت {offices.columns.home} يُخفي الفرع عن الخريطة ويُبقيه في «مجموعتنا». وزر {parts.undo} يعيد آخر تغيير. وما تحذفه يبقى تحت {offices.deleted.title}، ويعيده زر {offices.deleted.restore}.',
  },
  texts: {
    about: 'كل جملة يقرؤها الزوّار، بكل لغات الموقع. تغيّرها إلى جانب الصفحة التي هي فيها.',
    steps: [
      'اختر صفحة، ثم انقر على الجملة التي تريد تغييرها في مكانها من الصفحة. وعلى الهاتف يعرض زر {texts.preview.open} الصفحة.',
      'اكتبها من جديد. هي الآن مسودة، والزوّار ما زالوا يقرؤون الكلام القديم.',
      'اضغط {texts.publishing.publishNothing} لتنشر مسوداتك.',
    ],
    after:
      'يقرأ الزوّار الكلام الجديد حين يفتحون الصفحة مرة أخرى. زر {texts.field.discard} يُلغي المسودة، وزر {texts.field.toOriginal} يعيد الكلام الأول، وتحت {texts.history.open} كل كلام سابق، يعيده زر {texts.history.restore}.',
  },
  pages: {
    about: 'الخدمات التي نقدّمها، ولكل منها صفحة. وما لا تقدّمه منها توقفه هنا.',
    steps: [
      'ابحث عن الخدمة. النقر على اسمها يعرض صفحتها كما يراها الزوّار.',
      'أوقفها، فتختفي فورًا صفحتها وكل ما يؤدي إليها.',
      'شغّلها متى عدت إلى تقديمها، فيرجع كل شيء كما كان.',
    ],
    after: 'لا يُحذف شيء. زر {parts.undo} في الإشعار الذي يظهر يعيد ما غيّرته، والمفتاح نفسه يعيده في أيّ وقت.',
  },
  pictures: {
    about: 'كل صور الموقع وأفلامه، صفحةً صفحة. استبدل أيًّا منها بما عندك، أو أوقف فيلمًا.',
    steps: [
      'انقر على صورة، واضغط {pictures.file.choose}، واختر صورة من جهازك. وللفيلم اختر أولًا {pictures.filmChoice.own} أو {pictures.filmChoice.still}.',
      'انقر على أهم ما فيها، وقرّبها إن شئت، واكتب ماذا تُظهر، لمن لا يراها.',
      'اضغط {pictures.publish}. إعداد كل القياسات قد يستغرق دقيقة.',
    ],
    after: 'يرى الزوّار ذلك حين يفتحون الصفحة مرة أخرى. وزر {pictures.reset} يعيد ما جاء مع الموقع في أيّ وقت.',
  },
  hours: {
    about: 'متى نعمل: في الأسبوع العادي، وفي أيام مختلفة مثل رمضان والأعياد.',
    steps: [
      'اضبط ساعات كل يوم تحت {hours.week}.',
      'اضغط {hours.exceptions.add}، واختر {hours.holidayNames.ramadan} أو أيامًا أخرى، واضبط ساعاتها.',
      'اضغط {hours.publish}، فتتغيّر الساعات معًا على الموقع وفي الرسائل ومحرّكات البحث.',
    ],
    after: 'الاستثناء يبدأ وينتهي وحده، فلا حاجة إلى تذكّره. زر {hours.discard} يُلغي ما لم يُنشر، وزر {parts.undo} يعيد ما نُشر.',
  },
  templates: {
    about: 'نصوص تبدأ بها الردود، كي لا يكتب أحد الرسالة نفسها كل يوم.',
    steps: [
      'اضغط {templates.add}، وسمّه، واختر تحت {templates.purpose} أين تحتاجه.',
      'اكتب النص. وزر {templates.insert} يضع فيه اسم العميل مثلًا.',
      'اضغط {templates.save}.',
    ],
    after:
      'تجده تحت {answer.template} حين تكتب ردًّا. والرسائل التي أُرسلت من قبل تبقى كما هي. وإن ضغطت {templates.remove} أعاد القالبَ زر {parts.undo}.',
  },
  undelivered: {
    about: 'رسائل منّا لم تصل، لأن العنوان خطأ أو لأن صندوق البريد ممتلئ مثلًا.',
    steps: [
      'افتح رسالة، واقرأ لماذا رُفضت.',
      'صحّح ما تحت {undelivered.recipient}، ثم اضغط {undelivered.sendAgain}.',
      'إن علمت أنها وصلت فاضغط {undelivered.arrived} حيث تجده.',
    ],
    after: 'تختفي الرسالة من هذه القائمة. وإن رُفضت مرة أخرى عادت ومعها السبب.',
  },
  attention: {
    about: 'إدخالات فيها خطأ، ولا تظهر على الموقع حتى يُصحّح. هذه القائمة فارغة في أغلب الأيام.',
    steps: ['افتح إدخالًا. الحقل الذي فيه الخطأ عليه علامة.', 'صحّحه ثم انشره.', 'رأي الزائر لا يُصحّح: اضغط {attention.reject}.'],
    after: 'ما تصحّحه يعود إلى الموقع فورًا، ويختفي من هذه القائمة.',
  },
  people: {
    about: 'كل من يعمل في المكتب، وما يُسمح لكل منهم.',
    steps: [
      'اضغط {people.invite}، وأدخل الاسم والعنوان، واختر الدور، ثم اضغط {people.invitation.send}.',
      'لتغيير ما يُسمح لشخص، اختر له دورًا آخر في سطره.',
      'حين يترك أحدهم العمل، اختر {people.deactivate} من قائمة سطره.',
    ],
    after:
      'رابط الدعوة صالح لمرة واحدة خلال 3 أيام، وزر {people.sendAgain} يرسل رابطًا جديدًا. وزر {people.activate} يعيد الشخص، ولا يضيع شيء مما عمله.',
  },
  company: {
    about: 'ما يقوله الموقع عن الشركة، كالهاتف والعنوان، ومن يُشعَر بالطلبات الجديدة، وكيف يعمل المكتب.',
    steps: [
      'غيّر حقلًا. تحته تقرأ ما على الموقع الآن.',
      'اضغط {company.publish}، فيتغيّر الموقع وتتغيّر رسائلنا فورًا.',
      'اضغط {company.see} لترى النتيجة.',
    ],
    after:
      'زر {company.discard} يُلغي ما لم يُنشر. وزر {company.toConfigured} يعيد القيمة الأولى للحقل. ومن صفحة {screens.history} يمكنك التراجع عن كل تغيير.',
  },
  history: {
    about: 'من فعل ماذا في المكتب، ومتى. لا يستطيع أحد تغييره.',
    steps: [
      'ابحث عن اسم، أو اختر تحت {history.actor} و{history.area} و{history.period}.',
      'اضغط {history.columns.undo} في آخر السطر لتعيد ما كان قبله.',
      'اضغط {history.csv} لتحفظ ما تراه جدولًا.',
    ],
    after: 'التراجع يُكتب سطرًا جديدًا، فلا يضيع شيء. أما الرسائل التي أُرسلت والبيانات التي مُحيت فلا تعود.',
  },
  privacy: {
    about: 'لمن يسأل ماذا نحفظ عنه، أو يريد محوه.',
    steps: [
      'أدخل عنوانه تحت {privacy.email}.',
      'اضغط {privacy.export.action}، وأرسل إليه الملف.',
      'إن طلب المحو، وعندها فقط، اضغط {privacy.erase.action} واكتب العنوان مرة أخرى.',
    ],
    after: 'المحو نهائي ولا رجوع عنه. ويبقى في السجل أن شيئًا مُحي، بلا اسم.',
  },
  account: {
    about: 'كيف تسجّل الدخول، وأيّ الرسائل تصلك، وبأيّ لغة ومظهر ترى المكتب.',
    steps: [
      'اضغط {account.passkeys.add}، فتدخل بعدها ببصمتك أو بوجهك أو برمز جهازك.',
      'اختر لغتك تحت {account.habits.title}، وما تريد أن يصلك تحت {account.mails.title}.',
      'إن ضاع منك جهاز فاضغط {account.sessions.endOthers}.',
    ],
    after: 'كل تغيير يسري فورًا، ولك وحدك. وإن تعذّر عليك الدخول أرسل إليك المالك رابطًا جديدًا.',
  },
} as const satisfies Record<keyof typeof englishPlaces, PlaceHelp>;

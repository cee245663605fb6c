const seconds = 1000;
const minutes = 60 * seconds;

/** Every business constant and timing in the specification, named once. Times are in milliseconds. */
export const limits = {
  /** Maximum age of a cached caller; changes invalidate the cache at once (decision 018). */
  knownCallers: { keepMs: 5_000, max: 20_000 },
  defaultTimeoutMs: 30 * seconds,
  webhook: {
    attempts: 1,
    baseDelayMs: 2 * seconds,
    maxDelayMs: 20 * seconds,
    timeoutMs: {
      discovery: 30 * seconds,
      solution: 120 * seconds,
      createSession: 30 * seconds,
      loadSession: 30 * seconds,
      client: 30 * seconds,
      meetingPrepper: 90 * seconds,
      contentProcess: 120 * seconds,
      contentList: 20 * seconds,
      contentDelete: 20 * seconds,
    },
  },
  /** Shutdown after a fatal error: time for running calls and jobs, then time to close. */
  process: {
    drainMs: 10 * seconds,
    closeMs: 5 * seconds,
    retryAfterSeconds: 5,
    /** The embedded database restarts within seconds; after this long an operator has to look. */
    databaseBackMs: 60 * seconds,
    /** How long a request waits while the database restarts. */
    databaseWaitMs: 5 * seconds,
    /** The log names work that blocks the event loop for longer. */
    stallMs: 1 * seconds,
    /** A job that was running when the process ended this many times is set aside, since it may be the cause. */
    openRuns: 2,
    /** How long a job stopped by a full disk waits for space before it counts as failed. */
    jobWaitMs: 10 * minutes,
  },
  toast: { visible: 1, defaultMs: 5 * seconds, removeMs: 6 * seconds, swipePx: 50 },
  tooltip: { openMs: 700, skipMs: 300 },
  topBarPx: 90,
  organizationSwitchMs: 100,
  signUpDialogMs: 500,
  heroVideoMs: 300,
  demoVideo: { visibleShare: 0.3, skipSeconds: 15 },
  prep: {
    questionsPerState: 4,
    competitors: 3,
    /** Timeout of a run, however slow the site is. */
    runMs: 2 * minutes,
    loadDelayMs: 100,
    /** How many hours before a meeting a prep may be scheduled. */
    hoursBeforeMax: 72,
    /** A request waiting for the brief responds by then with whatever is ready. */
    answerWithinMs: 85 * seconds,
    heartbeatMs: 15 * seconds,
  },
  reading: {
    statementMax: 1000,
    noteMax: 5000,
    shareDays: [1, 7, 30],
    shareDaysMax: 90,
    openShares: 20,
    documentLinkMs: 1 * minutes,
    /** Older briefs are marked as outdated. */
    staleMs: 30 * 24 * 60 * minutes,
    /** News goes out of date faster than a company's own pages. */
    newsStaleMs: 24 * 60 * minutes,
  },
  crawl: {
    pages: 40,
    pageBytes: 3 * 1024 * 1024,
    pageTimeoutMs: 10 * seconds,
    totalMs: 45 * seconds,
    redirects: 5,
    /** A site with fewer words in total can't support a brief. */
    minimumWords: 40,
  },
  /** Extracting text from a file, page or transcript. */
  extraction: {
    bytes: 100 * 1024 * 1024,
    timeoutMs: 2 * minutes,
    threads: 2,
    /** A reader thread idle for this long is released. */
    idleMs: 20 * seconds,
    heapMb: 512,
    /** A thread is closed after a larger file: kept idle, it would hold ten times the file's size. */
    freshThreadBytes: 4 * 1024 * 1024,
    pdfMemoryMb: 768,
    pages: 5000,
    characters: 20_000_000,
    pieces: 200_000,
    /** Lines of a text; elements and attributes of a web page cost a thousand times their bytes in memory. */
    lines: 2_000_000,
    /** Characters of one CSV row. */
    rowCharacters: 2_000_000,
    elements: 200_000,
    attributes: 600_000,
    texts: 400_000,
    depth: 400,
    /** Archive formats: parts, unpacked size, and compression ratio (checked from `ratioFromBytes` on). */
    parts: 10_000,
    unpackedBytes: 256 * 1024 * 1024,
    ratio: 200,
    ratioFromBytes: 16 * 1024 * 1024,
    xmlDepth: 400,
    /** A page is blank if less than `leastShare` of its pixels at `dpi` are darker than `white` (0 to 255). */
    ink: { dpi: 40, white: 230, leastShare: 0.0002, shareOfTime: 0.1 },
    /** Text recognition: resolution, its share of a file's time, and a page's minimum confidence (0 to 100). */
    recognition: { dpi: 250, mostDots: 9_000_000, shareOfTime: 0.75, leastConfidence: 55 },
  },
  coach: {
    keptPromises: 500,
    /** Maximum output: one card per `everySeconds`, its words, and how many of those are the line to say. */
    everySeconds: 20,
    cardWords: 40,
    sayWords: 24,
    /** Share of common words above which a card repeats an earlier one. */
    similar: 0.7,
    /** Older lines and notes no longer get a card; a note gets its card at once if nobody spoke for `notedSeconds`. */
    freshSeconds: 20,
    notedSeconds: 60,
    /** Own cards: how many, phrases or examples per card, characters per phrase and per line to say. */
    ownCards: 100,
    ownWords: 20,
    ownWordMax: 200,
    ownLineMax: 300,
    snoozeMinutes: 5,
    snoozeMinutesMax: 60,
    /** Passages kept for each kind of card, and how long before the content is read again. */
    passagesEach: 40,
    materialMs: 60 * seconds,
    /** Calls kept in memory per node; others are rebuilt by replaying their lines. */
    calls: 50,
  },
  /** Analysis of all pages of a site; a large site takes 0.5 s and 60 MB. */
  analysis: { timeoutMs: 20 * seconds, stretch: 4, heapMb: 512, threads: 2, idleMs: 20 * seconds },
  /** What a site serves: pages, robots.txt, sitemaps, feeds. Checked first: parsing costs 1,000 times the bytes. */
  page: {
    /** Pages that exceed these are skipped; ordinary ones take 20 ms and 40 MB. */
    timeoutMs: 5 * seconds,
    heapMb: 256,
    threads: 2,
    /** An extra thread idle for this long is released; the first one stays. */
    idleMs: 20 * seconds,
    /** Nesting depth, elements, attributes and text nodes of a page. */
    depth: 400,
    elements: 40_000,
    attributes: 80_000,
    texts: 50_000,
    /** Characters of an address; of a heading, which is repeated with each line below it. */
    addressCharacters: 2000,
    headingCharacters: 300,
    descriptionCharacters: 2000,
    /** Characters searched of a page read for a prep, of one line, and of the last word of a line. */
    textCharacters: 100_000,
    lineCharacters: 3000,
    wordCharacters: 300,
    /** Characters of all structured data on a page (JSON-LD). */
    structuredCharacters: 300_000,
  },
  /** Characters of a quote, and how many matches inside longer words are tried: cost is the product of the two. */
  quote: { characters: 3000, tries: 1000 },
  /** Rules for Dealwright, characters per rule and in total: every URL of a site is compared with all of them. */
  robots: { rules: 2000, ruleCharacters: 250, characters: 100_000 },
  /** Sitemap URLs searched for wanted pages, and feed items searched for the newest. */
  sitemap: { entries: 20_000 },
  feed: { entries: 500, shown: 10 },
  /** Larger items are indexed in parts of this many passages, so that no transaction blocks others (target: 300 ms). */
  indexing: { partPassages: 256, sweptTerms: 3000 },
  organizationName: { max: 100 },
  /** Maximum characters of typed input; longer stored values remain readable. */
  text: { personName: 100, prepField: 300, subject: 200, email: 320, address: 2048, id: 300, word: 50 },
  company: { descriptionShown: 300, descriptionMax: 1000 },
  /** Logos of `bytes` or more are rejected (decision A51); accepted logos become squares of `pixels`. */
  logo: { bytes: 2_097_152, pixels: 512, inputPixels: 50_000_000 },
  onboarding: {
    pricingRedirectMs: 1 * seconds,
    /** Default seats, and the maximum that invitation rows can count. */
    seats: { default: 1, max: 10 },
    verification: { retryMs: 3 * seconds, attempts: 11, warnAfter: 5, moveOnMs: 2 * seconds, sessionIdShown: 25 },
    populating: { waitMs: 15 * seconds, attempts: 3, retryMs: 5 * seconds },
    leaveMs: 100,
  },
  plans: {
    monthly: { prep: 15, discovery: 10, monthlyCents: 109_00 },
    annual: { prep: 180, discovery: 120, monthlyCents: 87_00 },
    /** From this many seats on, the total is discounted by `percent`. */
    volume: { seats: 10, percent: 10 },
    extraSessionCents: 6_00,
    /** Sessions of an organization without a subscription. */
    trial: { prep: 3, discovery: 2 },
    warnPercent: [80, 100],
  },
  payments: {
    signatureToleranceSeconds: 300,
    lateWebhookMs: 20 * seconds,
    seatsMax: 500,
    extraMax: 500,
    /** How long the test payments retry before an unpaid subscription ends. */
    graceMs: 14 * 24 * 60 * minutes,
  },
  seats: {
    /** Seats available before the organization has a subscription. */
    untilSubscribed: 10,
  },
  /** How long deleted items can be restored (decision A149). */
  trash: { keptMs: 30 * 24 * 60 * minutes, listed: 500 },
  team: { inviteRows: 100, invitationMs: 7 * 24 * 60 * minutes, invitationWindowMs: 60 * minutes },
  signIn: {
    /** Calls that could reveal whether an account exists respond at multiples of this; hashing takes less. */
    answerStepMs: 300,
    /** Attempts per minute and account, from all addresses together; more than typing errors explain. */
    passwordsPerMinute: 10,
    codesPerMinute: 10,
    /** Emails per minute that anyone can trigger to one address. */
    mailsPerMinute: 5,
    /** Codes per minute from one address, which a whole office may share. */
    codesPerAddress: 120,
    /** How long a confirmed password or code allows changes to account security. */
    confirmedMs: 5 * minutes,
    /** Without a password or second factor, the last sign-in must not be older than this. */
    recentMs: 10 * minutes,
    /** People remembered per browser. */
    peopleOfDevice: 10,
  },
  signInDomains: { each: 20, nameMax: 253 },
  audit: { page: 100, export: 10_000, search: 200 },
  content: {
    /** PDFs behind a URL that was added as a page. */
    linkedPdf: { maxBytes: 25 * 1024 * 1024, timeoutMs: 60_000 },
    /** Base64 limits of one process call: per file, and for all files together (decision A85). */
    inlineBytes: 10 * 1024 * 1024,
    batchBytes: 20 * 1024 * 1024,
    batchFiles: 20,
    /** Maximum file size unless MAX_UPLOAD_MB overrides it. */
    fileBytes: 100 * 1024 * 1024,
    transcriptCharacters: 1_000_000,
    /** The process call responds by then; unfinished files are returned as pending (decision A94). */
    answerMs: 100 * seconds,
    /** Timeout for processing one item, whatever its file contains. */
    runMs: 4 * minutes,
    uploadKeptMs: 24 * 60 * minutes,
    upload: { begin: 20, done: 100, removeMs: 3 * seconds, reloadMs: 1 * seconds, guardMs: 1 * seconds },
    site: { pages: 50, pagesMax: 500, depth: 6, runMs: 15 * minutes },
    /** After this many failures in a row, a page is no longer checked until someone asks. */
    syncFailures: 5,
    descriptionMax: 2000,
    labels: 30,
    labelMax: 80,
    list: 5000,
    pieces: 50,
    passages: { default: 10, max: 50 },
    queryMax: 1000,
    savedQuestions: 100,
    /** With a smaller share of its non-blank pages read, an item is 'Partly read' (decision A151). */
    readShare: 0.9,
  },
  solution: { nameMax: 120, descriptionMax: 5000 },
  /** Limits of the configured model, if any. */
  model: {
    /** Part of a run reserved for storing the brief after the model has stopped. */
    reserveMs: 8 * seconds,
    /** Calls with less remaining time are not started. */
    leastMs: 5 * seconds,
    /** Share of the remaining time for reading; beyond it, writing could not finish. */
    readShare: 0.8,
    /** If a server asks to wait longer, the run doesn't retry it. */
    waitMs: 8 * seconds,
    /** Failed calls that turn the model off for the rest of the run. */
    failures: 2,
    answerBytes: 1024 * 1024,
    /** Entries of a response, items per part, and words per sentence. */
    entries: 60,
    items: 8,
    sentenceWords: 25,
    /** If a smaller share of the model's sentences passes the checks, the rule-based draft stays. */
    survival: 0.6,
    /** Characters of a text and of a quote in a response, and quotes per entry. */
    textCharacters: 400,
    quoteCharacters: 1200,
    quotes: 4,
    /** Characters of the ledger passed to the model for writing. */
    ledgerCharacters: 60_000,
    /** Settings page: tests per minute and organization, timeout of a test, and runs listed. */
    testsPerMinute: 6,
    testMs: 20 * seconds,
    listed: 30,
  },
  discovery: {
    stages: 5,
    /** Maximum entries of lists that people fill; `themes`: entries of each kind the AI summary keeps. */
    barriers: 5,
    outcomes: 5,
    themes: 4,
    otherEntries: 20,
    nameMax: 300,
    textMax: 5000,
    entryMax: 2000,
    /** Sessions deleted within this time are refunded (decision A153). */
    chargedAfterMs: 60 * seconds,
    /** Pause in typing after which a change is sent, and interval for retrying unsent changes. */
    saveAfterMs: 800,
    sendAgainMs: 5 * seconds,
    /** Call lines: per request, characters per line, and latest moment. */
    linesEach: 200,
    lineMax: 5000,
    momentMax: 24 * 60 * minutes,
    speakerNameMax: 100,
    speakers: 50,
    /** Pasted or uploaded transcripts: characters and lines. */
    transcriptCharacters: 2_000_000,
    transcriptLines: 20_000,
    /** Lines per session, since everyone who opens it loads them all. */
    lines: 40_000,
    /** Earlier calls shown in a brief, and sessions searched to find them. */
    earlierCalls: 3,
    lookedThrough: 5_000,
    transcriptBytes: 8 * 1024 * 1024,
  },
  capture: {
    /** Samples per second expected by speech to text. */
    sampleRate: 16_000,
    /** A piece ends at a pause or after `pieceMs`; without a pause, the next piece repeats the last `overlapMs`. */
    pieceMs: 12 * seconds,
    overlapMs: 1 * seconds,
    pieceMaxMs: 20 * seconds,
    base64Max: Math.ceil((20 * 16_000 * 2) / 3) * 4,
    pieces: 100_000,
    /** Maximum pieces per minute and person; a call makes up to 60, the rest allows catching up after an outage. */
    piecesPerMinute: 600,
    /** Pieces of one person transcribed at once. */
    underWay: 4,
    /** Timeout of a call to the transcription server, and of the browser request that waits for it. */
    transcriptionMs: 60 * seconds,
    answerMs: 75 * seconds,
    /** Unsent audio kept by the browser: about two hours of speech. */
    bufferBytes: 230 * 1024 * 1024,
    /** The same words on both channels within this time count as an echo. */
    echoMs: 1.5 * seconds,
    words: 100,
    wordMax: 60,
    promptMax: 800,
    sendAgainMaxMs: 15 * seconds,
  },
  proposal: {
    /** Quotes of the prospect shown in a proposal, if the session holds them. */
    quotes: 3,
    cases: 2,
    /** Years covered by the return calculation. */
    years: 3,
    documentLinkMs: 1 * minutes,
    versions: 100,
    titleMax: 200,
    /** Blocks added by people, and characters per block. */
    ownBlocks: 30,
    ownBlockMax: 10_000,
    offer: { nameMax: 200, unitMax: 80, priceMax: 30, textMax: 2000, items: 200, rules: 30, cases: 50, elements: 10 },
  },
  /** The buyer's page. Times are in milliseconds; counts are per link unless stated otherwise. */
  buyer: {
    days: [7, 14, 30, 90],
    daysMax: 365,
    openShares: 50,
    passwordMin: 8,
    passwordMax: 200,
    nameMax: 100,
    textMax: 2000,
    /** How long a visitor who passed the gate isn't asked again. */
    gateMs: 12 * 60 * minutes,
    /** Requests per minute from one address, and how many may be for invalid links. */
    callsPerMinute: 120,
    unknownPerMinute: 20,
    /** Password attempts per minute from one address, and per hour from all addresses. */
    passwordsPerMinute: 8,
    passwordsPerHour: 100,
    /** Downloads per minute from one address, because each one renders a PDF. */
    downloadsPerMinute: 10,
    /** Views counted per viewer and hour, and per link in total; more would be a flood. */
    viewsPerHour: 20,
    views: 2000,
    viewsListed: 20,
    /** Maximum seconds counted per view, so that a page left open overnight doesn't count as reading. */
    viewSecondsMax: 4 * 60 * 60,
    answersPerHour: 20,
    answers: 200,
    /** The script reports every `tellMs`; a visitor silent for `readingMs` no longer counts as reading. */
    tellMs: 10 * seconds,
    readingMs: 30 * seconds,
    /** Polling interval of the bell, and how many days of news it shows. */
    newsMs: 20 * seconds,
    newsDays: 30,
    newsShown: 12,
    /** Maximum days until a next step. */
    nextStepDays: 730,
  },
} as const;

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics of this node in Prometheus text format. */
export interface Metrics {
  registry: Registry;
  /** `route`: a pattern such as '/api/preps/:prospectId', never a path with a real id. */
  call(method: string, route: string, status: number, seconds: number): void;
  /** Counts a response of 500 or above by its code. */
  error(code: string): void;
  vital(name: string, value: number): void;
  browserErrors(kind: 'error' | 'rejection', count: number): void;
  /** Counts a stream while it is open. */
  stream<T>(events: AsyncIterable<T>): AsyncIterable<T>;
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const labelNames = ['method', 'route', 'status'] as const;
  const calls = new Counter({ name: 'dealwright_requests_total', help: 'Requests answered', labelNames, registers });
  const durations = new Histogram({
    name: 'dealwright_request_duration_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['method', 'route'] as const,
    buckets: seconds,
    registers,
  });
  const errors = new Counter({
    name: 'dealwright_errors_total',
    help: 'Answers of 500 and above',
    labelNames: ['code'] as const,
    registers,
  });
  const streams = new Gauge({ name: 'dealwright_event_streams', help: 'Event streams that are open', registers });
  const vitals = new Histogram({
    name: 'dealwright_web_vital_seconds',
    help: 'How pages felt in browsers',
    labelNames: ['name'] as const,
    buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 4, 10],
    registers,
  });
  const shifts = new Histogram({
    name: 'dealwright_web_layout_shift',
    help: 'Cumulative layout shift of pages in browsers',
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1],
    registers,
  });
  const broken = new Counter({
    name: 'dealwright_browser_errors_total',
    help: 'Errors that nothing caught in browsers',
    labelNames: ['kind'] as const,
    registers,
  });
  return {
    registry,
    call(method, route, status, took) {
      calls.inc({ method, route, status });
      durations.observe({ method, route }, took);
    },
    error: (code) => errors.inc({ code }),
    vital: (name, value) => (name === 'CLS' ? shifts.observe(value) : vitals.observe({ name }, value / 1000)),
    browserErrors: (kind, count) => broken.inc({ kind }, count),
    async *stream(events) {
      streams.inc();
      try {
        yield* events;
      } finally {
        streams.dec();
      }
    },
  };
}

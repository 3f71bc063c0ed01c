import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus metrics of one process. */
export interface Metrics {
  readonly observeRequest: (route: string, status: number, seconds: number) => void;
  readonly countRefusedByLoad: () => void;
  /** Adds a gauge that is read when metrics are requested. */
  readonly addGauge: (name: string, help: string, read: () => number) => void;
  readonly contentType: string;
  readonly text: () => Promise<string>;
}

export const createMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'baton_http_request_seconds',
    help: 'Time from the request line to the last byte of the answer',
    labelNames: ['route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const refused = new Counter({
    name: 'baton_http_refused_by_load_total',
    help: 'Requests turned away because too many were under way',
    registers: [registry],
  });
  return {
    observeRequest: (route, status, seconds) =>
      requests.observe({ route, status: String(status) }, seconds),
    countRefusedByLoad: () => refused.inc(),
    addGauge: (name, help, read) => {
      new Gauge({
        name,
        help,
        registers: [registry],
        collect() {
          this.set(read());
        },
      });
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
};

import type { formOfTask, layoutsOfPlace } from '../tasks/index.ts';

/** A field of a form as its viewer sees it. */
export type FormFieldNode = ReturnType<typeof formOfTask>[number];

/** A form of a place, laid out for its viewer. */
export type FormLayoutNode = Awaited<ReturnType<typeof layoutsOfPlace>>[number];

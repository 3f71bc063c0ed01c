export { savePublicLink } from './manage-link.ts';
export { registerRequestorFiles, registerSubmissionFiles } from './submission-files.routes.ts';
export {
  loadOutsideDocuments,
  OutsideDocumentRef,
  reachOutsideDocument,
  withDocuments,
  type WithDocuments,
} from './outside-documents.ts';
export { allowsEmbedding } from './embedding.ts';
export { mailRequestor } from './status-link.ts';
export { countOpening, openingRefusal } from './form-throttle.ts';
export { contextOfVisitor } from './visitor.ts';
export { newSubmission, sendConfirmation, storedSubmission } from './store-submission.ts';
export { insertVisitor, publishedForm, visitorBrand } from './public-form.queries.ts';

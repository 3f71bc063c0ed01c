export { createView, readView, setViewShares, setViewStar } from './change-views.ts';
export { ViewParameterInput } from './saved-views.schema.ts';

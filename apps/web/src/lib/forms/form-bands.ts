export { bandsOf } from '@baton/domain/form/form-layout';

import type { ResourceCall } from '../../platform/rest/resource-calls.ts';

const task = 'task { ...TaskDetails }';
const workflow = 'workflow { ...WorkflowDetails }';

export const workflowResources: readonly ResourceCall[] = [
  { call: 'GET /workflows', runs: 'workflows', answer: '...Workflow' },
  {
    call: 'GET /workflows/{workflowId}',
    runs: 'workflow',
    answer: '...WorkflowDetails',
    summary: 'A workflow with its stages and tasks.',
  },
  { call: 'POST /workflows', runs: 'startWorkflow', answer: workflow },
  {
    call: 'PATCH /workflows/{workflowId}',
    runs: 'updateWorkflow',
    answer: workflow,
    ifMatch: 'REQUIRED',
  },
  { call: 'POST /workflows/{workflowId}/start', runs: 'startScheduledWorkflow', answer: workflow },
  { call: 'POST /workflows/{workflowId}/pause', runs: 'pauseWorkflow', answer: workflow },
  { call: 'POST /workflows/{workflowId}/resume', runs: 'resumeWorkflow', answer: workflow },
  { call: 'POST /workflows/{workflowId}/end', runs: 'endWorkflow', answer: workflow },
  { call: 'POST /workflows/{workflowId}/reopen', runs: 'restartWorkflow', answer: workflow },
  { call: 'DELETE /workflows/{workflowId}', runs: 'deleteWorkflow', answer: null },
];

export const taskResources: readonly ResourceCall[] = [
  { call: 'GET /my-tasks', runs: 'myTasks', answer: '...Task' },
  { call: 'GET /tasks', runs: 'tasks', answer: '...Task' },
  { call: 'GET /assigned-tasks', runs: 'assignedTasks', answer: '...Task' },
  {
    call: 'GET /tasks/{taskId}',
    runs: 'task',
    answer: '...TaskDetails',
    summary: 'A task with its people, approvals, and permissions.',
  },
  { call: 'PATCH /tasks/{taskId}', runs: 'updateTask', answer: task, ifMatch: 'REQUIRED' },
  { call: 'POST /tasks/{taskId}/acknowledge', runs: 'acknowledgeTask', answer: task },
  { call: 'POST /tasks/{taskId}/claim', runs: 'claimTask', answer: task },
  { call: 'POST /tasks/{taskId}/complete', runs: 'completeTask', answer: task },
  { call: 'POST /tasks/{taskId}/reopen', runs: 'reopenTask', answer: task },
  { call: 'POST /tasks/{taskId}/skip', runs: 'skipTask', answer: task },
  {
    call: 'PUT /tasks/{taskId}/assignees',
    runs: 'assignTask',
    answer: task,
    ifMatch: 'REQUIRED',
  },
  {
    call: 'PUT /tasks/{taskId}/due-date',
    runs: 'changeTaskDueDate',
    answer: task,
    ifMatch: 'REQUIRED',
  },
  { call: 'POST /tasks/{taskId}/approve', runs: 'approveTask', answer: task },
  { call: 'POST /tasks/{taskId}/reject', runs: 'rejectTask', answer: task },
  { call: 'POST /tasks/{taskId}/send-back', runs: 'sendBackRejected', answer: task },
];

export const valueResources: readonly ResourceCall[] = [
  {
    call: 'GET /tasks/{taskId}/values',
    runs: 'task',
    answer: 'form { ...FormField }',
    summary: 'Fields of the form of a task, with their values.',
  },
  {
    call: 'PUT /tasks/{taskId}/values',
    runs: 'saveTaskValues',
    answer: 'saved { ...FormField }',
  },
  { call: 'PUT /tasks/{taskId}/submitted-values', runs: 'editTaskData', answer: task },
  {
    call: 'GET /workflows/{workflowId}/values',
    runs: 'workflow',
    answer: 'data { ...WorkflowValue }',
    summary: 'Submitted values of a workflow that the person can read.',
  },
  {
    call: 'GET /workflows/{workflowId}/intake',
    runs: 'workflow',
    answer: 'startForm { ...FormField }',
    summary: 'Fields of the intake form of a workflow, with their values.',
  },
];

export const commentResources: readonly ResourceCall[] = [
  { call: 'GET /workflows/{workflowId}/comments', runs: 'comments', answer: '...Comment' },
  {
    call: 'POST /workflows/{workflowId}/comments',
    runs: 'addComment',
    answer: 'comment { ...Comment }',
  },
  { call: 'PATCH /comments/{commentId}', runs: 'editComment', answer: 'comment { ...Comment }' },
  { call: 'DELETE /comments/{commentId}', runs: 'deleteComment', answer: null },
];

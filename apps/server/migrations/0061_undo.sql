-- Taking back: a vote that is taken back is removed; the events keep that it was cast.
GRANT DELETE ON vote TO baton_app;

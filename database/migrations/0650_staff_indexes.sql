-- What is deleted or looked up by a member of staff or a task finds its rows without reading the whole table.
create index staff_change_by_uuid on staff_change (by_uuid);
create index staff_change_staff_uuid on staff_change (staff_uuid);
create index staff_note_task_id on staff_note (task_id);
